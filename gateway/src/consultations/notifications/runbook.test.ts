import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aBooking, aUser } from '../../testing/factories.ts';
import { gatewayForTests } from '../../testing/gateway.ts';
import { get, post } from '../../testing/requests.ts';
import { countFailed } from './outbox.ts';

// The statements that docs/operations.md advises, as they stand there.
const gateway = gatewayForTests();
let statements: string[];
beforeAll(async () => {
  const file = path.join(import.meta.dirname, '../../../../docs/operations.md');
  const section = (await readFile(file, 'utf8'))
    .split('\n## ')
    .find(text => text.startsWith('Booking noti'))!;
  statements = [...section.matchAll(/```sql\n(.+?)```/gs)].map(([, sql]) => sql!);
});
beforeEach(() => query('truncate users cascade'));

const query = async (sql: string) => (await gateway.deps.pool.query(sql)).rows;

/** Two notifications that were given up: one that the receiver refused, one of the backlog. */
async function twoFailed() {
  const user = await aUser(gateway);
  for (const [service, error] of [
    ['vip', 'HTTP 500'],
    ['signals', 'EXPIRED'],
  ] as const) {
    const { body } = await post(gateway, '/api/consultations', aBooking({ service }), user);
    await query(`update booking_notifications set failed_at = now(), last_error = '${error}', attempts = 32
      where consultation_id = '${(body as { id: string }).id}'`);
  }
  return user;
}

test('failed notifications are queued again, the expired backlog is not', async () => {
  await twoFailed();
  await query(statements[0]!);
  expect(
    await query('select last_error, attempts from booking_notifications where failed_at is null'),
  ).toEqual([{ last_error: 'HTTP 500', attempts: 0 }]);
});

test('acknowledged ones are not counted any more, later ones are, and every booking stays', async () => {
  const user = await twoFailed();
  await query(
    `update booking_notifications set failed_at = now() + interval '1 hour' where last_error = 'EXPIRED'`,
  );
  await query(statements[1]!.replace(/'[^']+'/, `now() + interval '1 minute'`));
  expect(await countFailed(gateway.deps.orm.em)).toBe(1);
  expect((await get(gateway, '/api/consultations', user)).body).toHaveLength(2);
});
