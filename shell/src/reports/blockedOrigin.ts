/** Of a blocked address its origin, since its path and query may say who asked; of `inline`, `eval` and the like the word. */
export const blockedOrigin = (blocked = 'a request') =>
  URL.canParse(blocked) && /^https?:/.test(blocked) ? new URL(blocked).origin : blocked.split(':')[0];
