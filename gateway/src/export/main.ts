import { Client } from 'pg';
import { readEnv, SettingsError } from '../env.ts';
import { unsubscribeUrl } from '../signups/unsubscribe.ts';
import { toCsv } from './csv.ts';

// Usage: npm run export -- consultations|signups. Writes CSV to stdout.

const exports = {
  consultations: {
    sql: 'select id, name, email, phone, service, message, created_at from consultations order by created_at',
    columns: ['id', 'name', 'email', 'phone', 'service', 'message', 'created_at'],
  },
  signups: {
    sql: 'select id, email, created_at from email_signups order by created_at',
    columns: ['id', 'email', 'created_at', 'removal_url'],
  },
};

async function main(name: string | undefined): Promise<void> {
  if (name !== 'consultations' && name !== 'signups')
    throw new Error('Usage: npm run export -- consultations|signups');
  const env = readEnv();
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(exports[name].sql);
  await client.end();
  const complete = rows.map(row => ({ ...row, removal_url: unsubscribeUrl(env, row.id) }));
  process.stdout.write(toCsv(exports[name].columns, complete));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof SettingsError || error instanceof Error ? error.message : String(error));
  process.exit(1);
});
