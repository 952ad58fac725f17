import type { AuthStore } from '@site/platform/auth';
import { createStoredText } from '@site/platform/storage';

const refreshed = createStoredText(() => localStorage, 'session-refreshed');
const DAY_MS = 86_400_000;
const CHANNEL = 'auth';

/** Keeps what this tab knows of the session true, and the session alive. */
export function keepSession(auth: AuthStore) {
  syncTabs(auth);
  checkOnReturn(auth);
  if (auth.current().status === 'user')
    window.addEventListener('load', () => refreshSession(), { once: true });
}

/** A login or logout in one tab of this browser makes the others check their session. */
export function syncTabs(auth: AuthStore, channel = new BroadcastChannel(CHANNEL)) {
  const userId = () => {
    const state = auth.current();
    return state.status === 'user' ? state.user.id : null;
  };
  let announced: string | null | undefined;
  const announce = () => {
    if (auth.current().status === 'loading' || announced === userId()) return;
    announced = userId();
    channel.postMessage(announced);
  };
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== userId()) void auth.check();
  };
  auth.subscribe(announce);
  announce();
}

/** Checks the session when the page comes back to the front or out of the back/forward cache. */
export function checkOnReturn(auth: Pick<AuthStore, 'current' | 'check'>) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && auth.current().status === 'user') void auth.check();
  });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && auth.check()));
}

/**
 * A session expires seven days after its last request. A page that was served with its user makes none, so one request a
 * day, at low priority, renews the cookie. The login itself covers the first day.
 */
export function refreshSession(now = Date.now()) {
  const last = Number(refreshed.read());
  if (last > now - DAY_MS) return;
  refreshed.write(String(now));
  if (last > 0) void fetch('/api/auth/user', { priority: 'low' }).catch(() => {});
}
