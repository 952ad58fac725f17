import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { aBooking, aSession, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, post } from '../testing/requests.ts';
import { claimDue } from '../consultations/notifications/outbox.ts';
import { applyRetention, applyRetentionHourly } from './retention.ts';

const gateway = gatewayForTests();
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
  expect(await query('select sid from sessions where user_id = $1', [user.id])).toEqual([{ sid: user.sid }]);
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

test('forgets idempotency keys after 7 days and keeps the bookings', async () => {
  const { cookie } = await aUser(gateway);
  const ids: string[] = [];
  for (const key of [randomUUID(), randomUUID()]) {
    const answer = await post(gateway, '/api/consultations', aBooking(), { cookie, key });
    ids.push((answer.body as { id: string }).id);
  }
  await query(`update consultations set created_at = now() - interval '8 days' where id = $1`, [ids[0]]);
  await apply();
  const keys = await query('select idempotency_key from consultations order by created_at');
  expect(keys).toEqual([{ idempotency_key: null }, { idempotency_key: expect.any(String) }]);
  expect((await get(gateway, '/api/consultations', { cookie })).body).toHaveLength(2);
});

test('removes withdrawn bookings after 30 days, with what was sent of them', async () => {
  const { cookie } = await aUser(gateway);
  for (const days of [31, 29]) {
    const { body } = await post(gateway, '/api/consultations', aBooking({ name: `${days}` }), { cookie });
    await query('update consultations set withdrawn_at = now() - make_interval(days => $2) where id = $1', [
      (body as { id: string }).id,
      days,
    ]);
  }
  await apply();
  expect(await query('select name from consultations')).toEqual([{ name: '29' }]);
  expect(await query('select id from booking_notifications')).toHaveLength(1);
});

test('removes sent notifications after 30 days, failed ones after 90, and none that waits for its next attempt', async () => {
  const { cookie } = await aUser(gateway);
  for (let count = 0; count < 5; count += 1)
    await post(gateway, '/api/consultations', aBooking(), { cookie });
  const ids = (await query('select id from booking_notifications')).map(({ id }) => id as string);
  const columns = ['delivered_at', 'delivered_at', 'failed_at', 'failed_at', 'created_at'];
  const ages = ['31 days', '29 days', '91 days', '89 days', '1 year'];
  for (const [at, id] of ids.entries())
    await query(
      `update booking_notifications set ${columns[at]} = now() - interval '${ages[at]}' where id = $1`,
      [id],
    );
  await apply();
  const left = (await query('select id from booking_notifications')).map(({ id }) => id as string);
  expect(left.sort()).toEqual([ids[1], ids[3], ids[4]].sort());
});

test('gives up notifications that have been due for 7 days, attempted or not, so that no channel set later sends old ones', async () => {
  const { cookie } = await aUser(gateway);
  for (let count = 0; count < 3; count += 1)
    await post(gateway, '/api/consultations', aBooking(), { cookie });
  const ids = (await query('select id from booking_notifications')).map(({ id }) => id as string);
  await query('update booking_notifications set attempts = 3 where id = $1', [ids[2]]);
  for (const [at, days] of [8, 6, 8].entries())
    await query(
      `update booking_notifications set next_attempt_at = now() - make_interval(days => $2) where id = $1`,
      [ids[at], days],
    );
  await apply();
  const givenUp = await query('select id, last_error from booking_notifications where failed_at is not null');
  expect(new Map(givenUp.map(({ id, last_error }) => [id, last_error]))).toEqual(
    new Map([
      [ids[0], 'EXPIRED'],
      [ids[2], 'EXPIRED'],
    ]),
  );
  const [claimed, ...others] = await claimDue(gateway.deps.orm.em, 10);
  expect([claimed?.id, others]).toEqual([ids[1], []]);
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
