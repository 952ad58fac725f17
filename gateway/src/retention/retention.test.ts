import { beforeEach, expect, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { aBooking, aSession, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { post } from '../testing/requests.ts';
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
