import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDatabase, type TestDatabase } from '@site/tooling/testkit';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';

let postgres: TestDatabase;
let gateway: Client;
beforeAll(async () => {
  postgres = await startDatabase();
  const url = new URL(postgres.url);
  [url.username, url.password] = ['site', 'password'];
  await migrate({ DATABASE_URL: url.href, MIGRATION_DATABASE_URL: postgres.url });
  gateway = new Client({ connectionString: url.href });
  await gateway.connect();
  await gateway.query(`with owner as (insert into users (id) values (gen_random_uuid()) returning id)
    insert into consultations (id, owner_id, name, email, phone, service)
      select gen_random_uuid(), id, 'Ada', 'ada@example.com', '12345', 'signals' from owner`);
});
afterAll(async () => {
  await gateway.end();
  await postgres.stop();
});

const rows = async (columns: string) =>
  (await gateway.query(`select ${columns} from booking_notifications`)).rows as object[];

test('a gateway of the version before goes on working, with rights on rows only', async () => {
  await gateway.query(`insert into booking_notices (id, consultation_id, attempts, next_attempt_at, failed_at)
    select gen_random_uuid(), id, 0, now(), null from consultations`);
  expect(await rows('attempts, delivered_at')).toEqual([{ attempts: 0, delivered_at: null }]);

  const claimed = await gateway.query(`
    update booking_notices set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => 60)
    where id in (
      select id from booking_notices
      where delivered_at is null and failed_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 8 for update skip locked
    )
    returning id`);
  expect(claimed.rowCount).toBe(1);
  expect(await rows('attempts')).toEqual([{ attempts: 1 }]);

  await gateway.query(`update booking_notices set delivered_at = now() - interval '31 days'`);
  const expired = `select ctid from booking_notices where delivered_at < now() - interval '30 days' limit 1000`;
  await gateway.query(`delete from booking_notices where ctid in (${expired})`);
  expect(await rows('id')).toEqual([]);
});

test('a column that a gateway of the version before leaves out gets its default', async () => {
  await gateway.query(`insert into booking_notices (id, consultation_id, attempts)
    values (gen_random_uuid(), (select id from consultations), default)`);
  expect(await rows('attempts, next_attempt_at <= now() as due')).toEqual([{ attempts: 0, due: true }]);
});
