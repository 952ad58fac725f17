import type { AuthStore } from '@site/platform/auth';

/** Checks the session when the page comes back to the front or out of the back/forward cache; syncTabs.ts tells the rest. */
export function checkOnReturn(auth: Pick<AuthStore, 'current' | 'check'>) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && auth.current().status === 'user') void auth.check();
  });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && auth.check()));
}
