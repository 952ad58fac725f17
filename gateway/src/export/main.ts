import { Client } from 'pg';
import { readEnv } from '../env.ts';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';
import { toCsv } from './csv.ts';

// Usage: npm run export -- consultations|signups|notifications|progress. Writes CSV to stdout.

const tables = {
  consultations: {
    sql: `select id, name, email, phone, service, message, created_at, withdrawn_at
      from consultations order by created_at`,
    columns: ['id', 'name', 'email', 'phone', 'service', 'message', 'created_at', 'withdrawn_at'],
  },
  signups: {
    sql: 'select id, email, created_at from email_signups order by created_at',
    columns: ['id', 'email', 'created_at', 'removal_url'],
  },
  // Bookings that the business was not notified of: still being retried, or failed for good.
  notifications: {
    sql: `select consultation_id, event, case when failed_at is null then 'pending' else 'failed' end as state, attempts,
        last_error, created_at, next_attempt_at, failed_at
      from booking_notifications where delivered_at is null order by created_at`,
    columns: [
      'consultation_id',
      'event',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'next_attempt_at',
      'failed_at',
    ],
  },
  progress: {
    sql: `select owner_id as user_id, level, module, begun_at, read_at, checks::text, attempts::text
      from module_progress order by owner_id, level, module`,
    columns: ['user_id', 'level', 'module', 'begun_at', 'read_at', 'checks', 'attempts'],
  },
};

const isTable = (name: string | undefined): name is keyof typeof tables =>
  name !== undefined && Object.hasOwn(tables, name);

async function main(name: string | undefined): Promise<void> {
  if (!isTable(name)) throw new Error(`Usage: npm run export -- ${Object.keys(tables).join('|')}`);
  const env = readEnv();
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(tables[name].sql);
  await client.end();
  const complete =
    name === 'signups' ? rows.map(row => ({ ...row, removal_url: unsubscribeUrl(env, row.id) })) : rows;
  process.stdout.write(toCsv(tables[name].columns, complete));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
