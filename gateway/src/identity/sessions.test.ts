import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aSession, aUser, loggedIn } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, remove as send } from '../testing/requests.ts';

const gateway = gatewayForTests();

interface Listed {
  id: string;
  current: boolean;
}
const list = async (cookie: string) => (await get(gateway, '/api/sessions', { cookie })).body as Listed[];
const remove = (path: string, cookie: string, headers = {}) => send(gateway, path, { cookie, headers });
const isSignedIn = async (cookie: string) =>
  (await get(gateway, '/api/auth/user', { cookie })).status === 200;

async function userWithSessions(count: number) {
  const user = await aUser(gateway);
  const others = [];
  for (let at = 1; at < count; at += 1) others.push(await aSession(gateway, user.id));
  return { ...user, others };
}

test('lists only the own valid sessions, the current one first, without a session key', async () => {
  const { cookie, sid, others } = await userWithSessions(4);
  const stranger = await aUser(gateway);
  await gateway.deps.pool.query(`update sessions set expire = now() - interval '1 minute' where sid = $1`, [
    others[0]!.sid,
  ]);
  await gateway.deps.pool.query(
    `update sessions set created_at = now() - interval '30 days' where sid = $1`,
    [others[1]!.sid],
  );
  const { status, headers, body } = await get(gateway, '/api/sessions', { cookie });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const session = {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    lastSeenAt: expect.stringMatching(/^\d{4}-.+Z$/),
    browser: 'Unknown browser',
  };
  expect(body).toEqual([
    { ...session, current: true },
    { ...session, current: false },
  ]);
  for (const key of [sid, others[2]!.sid, stranger.sid]) expect(JSON.stringify(body)).not.toContain(key);
});

test('ends one session by its id', async () => {
  const { cookie, others } = await userWithSessions(3);
  const [, second] = await list(cookie);
  expect((await remove(`/api/sessions/${second!.id}`, cookie)).status).toBe(204);
  const signedIn = await Promise.all(others.map(other => isSignedIn(other.cookie)));
  expect([signedIn.filter(Boolean).length, await isSignedIn(cookie)]).toEqual([1, true]);
  expect((await remove(`/api/sessions/${second!.id}`, cookie)).status).toBe(404);
});

test('ending the current session clears its cookie', async () => {
  const { cookie } = await userWithSessions(1);
  const [current] = await list(cookie);
  const response = await remove(`/api/sessions/${current!.id}`, cookie);
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    204,
    [expect.stringMatching(/^ounce\.sid=;.*Expires=Thu, 01 Jan 1970/)],
  ]);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('ends all sessions but the current one, and logs it', async () => {
  const { id, cookie, others } = await userWithSessions(3);
  const stranger = await aUser(gateway);
  expect((await remove('/api/sessions', cookie)).status).toBe(204);
  const signedIn = await Promise.all([...others, stranger].map(other => isSignedIn(other.cookie)));
  expect([signedIn, (await list(cookie)).length]).toEqual([[false, false, true], 1]);
  const last = entriesOf(gateway).findLast(({ event }) => event === 'session_ended');
  expect(last).toMatchObject({ userId: id, count: 2, address: expect.any(String) });
});

test('returns 404 for the session of another user, an unknown id, and a session key', async () => {
  const [user, other] = [await userWithSessions(1), await userWithSessions(1)];
  const [foreign] = await list(other.cookie);
  for (const id of [foreign!.id, randomUUID(), user.sid.toUpperCase(), 'x', '%00'])
    expect([id, (await remove(`/api/sessions/${id}`, user.cookie)).status]).toEqual([id, 404]);
  const refused = entriesOf(gateway).find(
    ({ event, sessionId }) => event === 'access_refused' && sessionId === foreign!.id,
  );
  expect(refused).toMatchObject({ userId: user.id, address: expect.any(String) });
  expect(await isSignedIn(other.cookie)).toBe(true);
});

test('returns 401 without a session and 403 for another site', async () => {
  const { cookie, others } = await userWithSessions(2);
  expect((await get(gateway, '/api/sessions')).status).toBe(401);
  for (const path of ['/api/sessions', `/api/sessions/${randomUUID()}`]) {
    expect((await remove(path, '')).status).toBe(401);
    expect((await remove(path, cookie, { origin: 'https://evil.example' })).status).toBe(403);
  }
  expect(await isSignedIn(others[0]!.cookie)).toBe(true);
});

test('a session whose login is fifteen minutes old ends no session', async () => {
  const { cookie, sid, others } = await userWithSessions(2);
  const [, other] = await list(cookie);
  await loggedIn(gateway.deps, sid, 15);
  for (const path of ['/api/sessions', `/api/sessions/${other!.id}`]) {
    const response = await remove(path, cookie);
    expect([response.status, response.body]).toMatchObject([
      403,
      { detail: 'Please log in again before you do this.' },
    ]);
  }
  expect(await isSignedIn(others[0]!.cookie)).toBe(true);
  await loggedIn(gateway.deps, sid, 10);
  expect((await remove('/api/sessions', cookie)).status).toBe(204);
});
