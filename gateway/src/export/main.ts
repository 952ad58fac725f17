import { Client } from 'pg';
import { readEnv } from '../env.ts';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';
import { toCsv } from './csv.ts';

// Usage: npm run export -- consultations|signups|notifications|progress. Writes CSV to stdout.

const tables = new Map([
  [
    'consultations',
    `select id, name, email, phone, service, message, created_at, withdrawn_at
      from consultations order by created_at`,
  ],
  ['signups', 'select id, email, created_at, id as removal_url from email_signups order by created_at'],
  // Bookings that the business was not notified of: still being retried, or failed for good.
  [
    'notifications',
    `select consultation_id, event, case when failed_at is null then 'pending' else 'failed' end as state, attempts,
        last_error, created_at, next_attempt_at, failed_at
      from booking_notifications where delivered_at is null order by created_at`,
  ],
  [
    'progress',
    `select owner_id as user_id, level, module, begun_at, read_at, checks::text, attempts::text
      from module_progress order by owner_id, level, module`,
  ],
]);

async function main(name = ''): Promise<void> {
  const sql = tables.get(name);
  if (!sql) throw new Error(`Usage: npm run export -- ${[...tables.keys()].join('|')}`);
  const env = readEnv();
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { fields, rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  for (const row of rows)
    if (row['removal_url']) row['removal_url'] = unsubscribeUrl(env, row['removal_url']);
  const columns = fields.map(field => field.name);
  process.stdout.write(toCsv(columns, rows));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
