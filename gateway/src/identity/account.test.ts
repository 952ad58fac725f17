import { expect, test } from '@jest/globals';
import { aBooking, anEmail, aSession, aUser, loggedIn } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { behindTransaction } from '../testing/locks.ts';
import { get, graphql, post, put, remove } from '../testing/requests.ts';

const gateway = gatewayForTests();

/** A user with two sessions and something in every table. */
async function aLearner() {
  const email = anEmail();
  const user = await aUser(gateway, { email });
  const other = await aSession(gateway, user.id);
  await post(gateway, '/api/email-signup', { email: ` ${email.toUpperCase()}` });
  await post(gateway, '/api/consultations', aBooking({ email }), user);
  await gateway.deps.pool.query('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [
    `tutor:${user.id}`,
    Date.now() + 60_000,
  ]);
  const checks = [{ id: 'size-from-stop', right: true, at: '2026-01-31T12:00:00.000Z' }];
  await put(gateway, '/api/progress/beginner/2', { checks }, user);
  return { ...user, email, other };
}
type Data = Record<string, Record<string, unknown>[]>;
const dataOf = async (cookie: string) => (await get(gateway, '/api/account/data', { cookie })).body as Data;
const sizes = (data: Data) =>
  Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));

test('the data of an account is all that is stored about its user, and no session key', async () => {
  const [learner, stranger] = [await aLearner(), await aLearner()];
  const { status, headers, body } = await get(gateway, '/api/account/data', learner);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const data = body as Data;
  expect(sizes(data)).toEqual({
    users: 1,
    identities: 0,
    sessions: 2,
    consultations: 1,
    booking_notifications: 1,
    email_signups: 1,
    module_progress: 1,
    rate_limits: 5,
  });
  expect(data['users']).toMatchObject([{ id: learner.id, email: learner.email, first_name: 'Ada' }]);
  expect(data['module_progress']).toMatchObject([
    { level: 'beginner', module: 2, checks: [{ id: 'size-from-stop' }] },
  ]);
  expect(data['rate_limits']).toContainEqual({
    name: 'tutor',
    points: 1,
    expires_at: expect.stringMatching(/^\d{4}-.+Z$/),
  });
  const text = JSON.stringify(data);
  for (const secret of [learner.sid, learner.other.sid, stranger.id, stranger.email])
    expect(text).not.toContain(secret);
});

test('an account without an email address has its data too', async () => {
  const user = await aUser(gateway, { email: null });
  await post(gateway, '/api/consultations', aBooking(), user);
  expect(sizes(await dataOf(user.cookie))).toMatchObject({ users: 1, consultations: 1, email_signups: 0 });
  expect((await remove(gateway, '/api/account', user)).status).toBe(204);
});

test('what another user booked with the same address is theirs', async () => {
  const [learner, other] = [await aLearner(), await aUser(gateway)];
  await post(gateway, '/api/consultations', aBooking({ name: 'Grace', email: learner.email }), other);
  expect(JSON.stringify(await dataOf(learner.cookie))).not.toContain('Grace');
  expect((await remove(gateway, '/api/account', learner)).status).toBe(204);
  expect((await get(gateway, '/api/consultations', other)).body).toMatchObject([{ name: 'Grace' }]);
});

test('erasure removes all of it, ends every session, clears the cookie and is logged', async () => {
  const [learner, stranger] = [await aLearner(), await aLearner()];
  const answer = await remove(gateway, '/api/account', learner);
  expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([
    204,
    '',
    [expect.stringMatching(/^ounce\.sid=;.*Expires=Thu, 01 Jan 1970/)],
  ]);
  expect(answer.headers.get('clear-site-data')).toBe('"storage"');
  for (const { cookie } of [learner, learner.other])
    for (const path of ['/api/auth/user', '/api/account/data', '/api/progress', '/api/consultations'])
      expect((await get(gateway, path, { cookie })).status).toBe(401);
  for (const table of ['users', 'sessions', 'consultations', 'email_signups', 'module_progress']) {
    const { rows } = await gateway.deps.pool.query(`select * from ${table}`);
    const text = JSON.stringify(rows).toLowerCase();
    for (const trace of [learner.id, learner.email]) expect(text).not.toContain(trace);
  }
  const kept = { users: 1, sessions: 2, consultations: 1, email_signups: 1, module_progress: 1 };
  expect(sizes(await dataOf(stranger.cookie))).toMatchObject(kept);
  const erased = expect.objectContaining({ event: 'account_erased', userId: learner.id });
  expect(entriesOf(gateway)).toContainEqual(erased);
});

test('data and erasure need a session, and erasure a recent login from this site', async () => {
  const { cookie, sid, other } = await aLearner();
  expect((await get(gateway, '/api/account/data')).status).toBe(401);
  expect((await remove(gateway, '/api/account')).status).toBe(401);
  const headers = { origin: 'https://evil.example' };
  expect((await remove(gateway, '/api/account', { cookie, headers })).status).toBe(403);
  await loggedIn(gateway.deps, sid, 15);
  const refused = await remove(gateway, '/api/account', { cookie });
  const detail = 'Please log in again before you do this.';
  expect([refused.status, refused.body]).toMatchObject([403, { detail }]);
  const kept = { users: 1, sessions: 2, consultations: 1, email_signups: 1, module_progress: 1 };
  expect(sizes(await dataOf(cookie))).toMatchObject(kept);
  await loggedIn(gateway.deps, other.sid, 14);
  expect((await remove(gateway, '/api/account', other)).status).toBe(204);
  expect((await get(gateway, '/api/auth/user', { cookie })).status).toBe(401);
});

test('a page of one user reads, writes and deletes nothing of another who has logged in meanwhile', async () => {
  const [learner, other] = [await aLearner(), await aLearner()];
  const before = sizes(await dataOf(other.cookie));
  for (const name of [learner.id, 'none', 'x'.repeat(5_000)]) {
    const stale = { cookie: other.cookie, headers: { 'x-user': name } };
    const answers = [
      await get(gateway, '/api/account/data', stale),
      await post(gateway, '/api/consultations', aBooking(), stale),
      await put(gateway, '/api/progress/beginner/1', {}, stale),
      await graphql(gateway, '{ progress { level } }', {}, stale),
      await remove(gateway, '/api/account', stale),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  }
  expect(sizes(await dataOf(other.cookie))).toEqual(before);
  const own = { cookie: other.cookie, headers: { 'x-user': other.id } };
  expect((await get(gateway, '/api/account/data', own)).status).toBe(200);
});

test('a write that is under way while its user is erased returns 401', async () => {
  const { id, cookie } = await aLearner();
  const write = () =>
    Promise.all([
      put(gateway, '/api/progress/expert/1', {}, { cookie }),
      post(gateway, '/api/consultations', aBooking(), { cookie }),
    ]);
  const written = await behindTransaction(
    gateway.deps.pool,
    `delete from users where id = '${id}'`,
    1,
    write,
  );
  expect(written.map(({ status }) => status)).toEqual([401, 401]);
});
