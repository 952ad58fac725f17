const KEY = 'session-refreshed';
const DAY_MS = 86_400_000;

/**
 * A session expires seven days after its last request. A page that was served with its user makes none, so one request a
 * day, at low priority, renews the cookie. The login itself covers the first day.
 */
export function refreshSession(now = Date.now()) {
  try {
    const last = Number(localStorage.getItem(KEY) ?? 0);
    if (last > now - DAY_MS) return;
    localStorage.setItem(KEY, String(now));
    if (last > 0) void fetch('/api/auth/user', { priority: 'low' }).catch(() => {});
  } catch {
    // Storage is blocked: only the user's own calls renew the session.
  }
}
