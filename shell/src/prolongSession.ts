const KEY = 'session-prolonged';
const DAY_MS = 86_400_000;

/**
 * A session lasts seven days from its last use. A page that came with its member asks the gateway nothing, so once a day
 * this does, when nobody waits for it: the answer carries the cookie anew. The first day is the login's own.
 */
export function prolongSession(storage: Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()) {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (last > now - DAY_MS) return;
  storage.setItem(KEY, String(now));
  if (last > 0) void fetch('/api/auth/user', { priority: 'low' }).catch(() => {});
}
