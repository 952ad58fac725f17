const DISMISSED = 'promotion-dismissed';

/**
 * What the promotion remembers: since when Home is shown, and that it was sent away in this browser session.
 * @param openedAt when Home was there to be read, if it came as HTML, before this code did
 */
export function createPromoSession(openedAt?: number, now = Date.now) {
  let shownAt = openedAt;
  return {
    /** When Home was first shown since the page loaded, in ms; the first call sets it. */
    homeShownAt: () => (shownAt ??= now()),
    isDismissed: () => read() !== null,
    dismiss() {
      try {
        sessionStorage.setItem(DISMISSED, 'yes');
      } catch {
        // Storage is blocked: then it is remembered for as long as the page is open.
        memory = 'yes';
      }
    },
  };
}

export type PromoSession = ReturnType<typeof createPromoSession>;

let memory: string | null = null;

function read() {
  try {
    return sessionStorage.getItem(DISMISSED);
  } catch {
    return memory;
  }
}
