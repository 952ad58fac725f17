/** What to tell below "This section is unavailable": without a connection nothing else works either. */
export const orOffline = (advice: string) =>
  navigator.onLine ? advice : 'We could not reach the server. Check your connection and try again.';
