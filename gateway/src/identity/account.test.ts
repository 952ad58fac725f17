import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import type { Pool } from 'pg';
import { readPersonalData, removePersonalData } from '../erase/personalData.ts';
import { applyRetention, applyRetentionHourly } from '../retention/retention.ts';
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

describe('erasure by command', () => {
  let pool: Pool;
  beforeAll(() => void ({ pool } = gateway.deps));

  const book = (cookie: string, email: string) =>
    post(gateway, '/api/consultations', aBooking({ email, message: `from ${email}` }), { cookie });

  /** A person in every table, and another user whose data must stay. */
  async function people() {
    const [email, otherEmail] = [anEmail(), anEmail()];
    const [person, other] = [await aUser(gateway, { email }), await aUser(gateway, { email: otherEmail })];
    await pool.query('insert into identities (issuer, subject, user_id) values ($1, $2, $3)', [
      'https://issuer.example',
      email,
      person.id,
    ]);
    for (const address of [email.toUpperCase(), otherEmail])
      await post(gateway, '/api/email-signup', { email: address });
    for (const { cookie } of [person, other])
      await put(gateway, '/api/progress/beginner/1', { readAt: '2026-01-31T12:00:00Z' }, { cookie });
    await book(person.cookie, anEmail());
    await book(other.cookie, email);
    await book(other.cookie, otherEmail);
    return { email, otherEmail, person, other };
  }

  const tableNames = [
    'users',
    'identities',
    'sessions',
    'consultations',
    'booking_notifications',
    'email_signups',
    'module_progress',
  ];
  async function dump(): Promise<string> {
    const tables = [];
    for (const table of tableNames) tables.push((await pool.query(`select * from ${table}`)).rows);
    return JSON.stringify(tables);
  }

  test('exports every row about a person by email in any case, without a session key', async () => {
    const { email, otherEmail, person } = await people();
    const data = await readPersonalData(pool, { email: ` ${email.toUpperCase()} ` });
    expect(Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))).toEqual({
      users: 1,
      identities: 1,
      sessions: 1,
      consultations: 2,
      booking_notifications: 2,
      email_signups: 1,
      module_progress: 1,
      rate_limits: 3,
    });
    const text = JSON.stringify(data);
    expect(text).toContain(person.id);
    expect(text).not.toContain(person.sid);
    expect(text).not.toContain(otherEmail);
  });

  test('removes every row about a person and nothing about others', async () => {
    const { email, otherEmail, person, other } = await people();
    expect(await removePersonalData(pool, { email })).toEqual({
      consultations: 2,
      email_signups: 1,
      users: 1,
    });
    const rest = await dump();
    for (const trace of [email, email.toUpperCase(), person.id, person.sid])
      expect(rest).not.toContain(trace);
    expect(rest).toContain(otherEmail);
    expect((await get(gateway, '/api/auth/user', person)).status).toBe(401);
    for (const path of ['/api/consultations', '/api/progress'])
      expect((await get(gateway, path, other)).body).toHaveLength(1);
  });

  test('every table that references a user or holds an email is known to the export', async () => {
    const { rows } = await pool.query(`select distinct table_name from information_schema.columns
    where table_name in (select tablename from pg_tables) and table_schema = 'public' and (column_name in ('email', 'user_id', 'owner_id', 'consultation_id'))`);
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual(tableNames.toSorted());
  });

  /** Columns that the export leaves out on purpose, by table. */
  const leftOut: Record<string, string[]> = {
    // The person's own id is exported as users.id; that of another user, who booked with this address, is theirs.
    identities: ['user_id'],
    // The key of the session, and what else the server keeps in it: tokens of the identity provider.
    sessions: ['sid', 'sess', 'user_id'],
    // Numbers that a browser drew, and a digest of the columns beside it.
    consultations: ['owner_id', 'idempotency_key', 'change_key', 'used_keys', 'request_hash'],
    // When and why the server tries again; says nothing about the person.
    booking_notifications: ['id', 'next_attempt_at', 'last_error'],
    // The person's own id again.
    module_progress: ['owner_id'],
  };
  /** What the export calls otherwise. */
  const renamed: Record<string, string> = {
    'sessions.expires_at': 'expire',
    // Without the person's own id.
    'rate_limits.name': 'key',
    'rate_limits.expires_at': 'expire',
  };

  test('every column of these tables is exported, but for a named list', async () => {
    const { email } = await people();
    const data = await readPersonalData(pool, { email });
    for (const [table, [row]] of Object.entries(data)) {
      const { rows } = await pool.query<{ column_name: string }>(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const exported = Object.keys(row!).map(name => renamed[`${table}.${name}`] ?? name);
      const known = [...exported.filter(name => name !== 'browser'), ...(leftOut[table] ?? [])];
      expect([table, known.sort()]).toEqual([table, rows.map(({ column_name }) => column_name).sort()]);
    }
  });

  test('a removal that fails half-way removes nothing', async () => {
    const { email } = await people();
    const before = await dump();
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await pool.query('create trigger refuse before delete on users for each row execute function refuse()');
    await expect(removePersonalData(pool, { email })).rejects.toThrow('no');
    await pool.query('drop function refuse cascade');
    expect(await dump()).toBe(before);
  });
});

describe('retention', () => {
  beforeEach(() => query('truncate users, rate_limits cascade'));

  const query = async (sql: string, values: unknown[] = []) =>
    (await gateway.deps.pool.query(sql, values)).rows;
  const apply = () => applyRetention(gateway.deps.pool, gateway.deps.log);

  test('removes sessions that are unused for 7 days or 30 days old, and no others', async () => {
    const user = await aUser(gateway);
    const [unused, old] = [await aSession(gateway, user.id), await aSession(gateway, user.id)];
    await query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [unused.sid]);
    await query(`update sessions set created_at = now() - interval '30 days' where sid = $1`, [old.sid]);
    await apply();
    expect(await query('select sid from sessions where user_id = $1', [user.id])).toEqual([
      { sid: user.sid },
    ]);
  });

  test('removes rate limit counters after their window, also more than one batch holds', async () => {
    const add = (key: string, seconds: number, rows: number) =>
      query(`insert into rate_limits (key, points, expire)
      select '${key}:' || n, 1, extract(epoch from now()) * 1000 + ${seconds * 1000} from generate_series(1, ${rows}) n`);
    await add('ended', -1, 2500);
    await add('running', 60, 1);
    await apply();
    expect(await query('select key from rate_limits')).toEqual([{ key: 'running:1' }]);
  });

  /** What is left of a booking and its notification that were changed so, once the rules are applied. */
  async function leftOf(table: string, change: string, state: string) {
    await post(gateway, '/api/consultations', aBooking(), { ...(await aUser(gateway)), key: 'key' });
    await query(`update ${table} set ${change}`);
    await apply();
    return (await query(`select ${state} as state from ${table}`)).map(row => row.state as unknown);
  }

  test.each([
    ["created_at = now() - interval '6 days'", ['key']],
    ["created_at = now() - interval '8 days'", [null]],
    ["withdrawn_at = now() - interval '29 days'", ['key']],
    ["withdrawn_at = now() - interval '31 days'", []],
  ])('of a booking with %s the keys are %j', async (change, keys) => {
    expect(await leftOf('consultations', change, 'idempotency_key')).toEqual(keys);
    expect(await query('select id from booking_notifications')).toHaveLength(keys.length);
  });

  test.each([
    ["delivered_at = now() - interval '29 days'", ['not failed']],
    ["delivered_at = now() - interval '31 days'", []],
    ["failed_at = now() - interval '89 days'", ['failed']],
    ["failed_at = now() - interval '91 days'", []],
    ["created_at = now() - interval '1 year'", ['not failed']],
    ["next_attempt_at = now() - interval '6 days'", ['not failed']],
    // Given up, attempted or not, so that no channel set later sends old ones.
    ["next_attempt_at = now() - interval '8 days'", ['EXPIRED']],
    ["next_attempt_at = now() - interval '8 days', attempts = 3", ['EXPIRED']],
  ])('a notification with %s is %j', async (change, states) => {
    const state = `case when failed_at is null then 'not failed' else coalesce(last_error, 'failed') end`;
    expect(await leftOf('booking_notifications', change, state)).toEqual(states);
  });

  test('the job applies the rules soon after a start, and again and again until it is stopped', async () => {
    const { pool, log } = gateway.deps;
    const addExpired = () => query(`insert into rate_limits (key, points, expire) values ('tutor:x', 1, 0)`);
    const isRemoved = async () => (await query(`select from rate_limits where key = 'tutor:x'`)).length === 0;
    const stopping = new AbortController();
    const job = applyRetentionHourly(pool, log, stopping.signal, { firstRunMs: 20, intervalMs: 20 });
    for (let round = 0; round < 2; round += 1) {
      await addExpired();
      await until(isRemoved);
    }
    stopping.abort();
    await job;
    await addExpired();
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(await isRemoved()).toBe(false);
  });
});
