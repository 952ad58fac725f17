import { parseArgs } from 'node:util';
import { emailSignupRule } from '@site/validation';
import { Client } from 'pg';
import { readEnv } from '../env.ts';
import { readPersonalData, removePersonalData } from './personalData.ts';

// Usage: npm run erase -- EMAIL [--remove]. Writes what is stored about a person, or the counts of what was removed, as JSON.

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const email = emailSignupRule.shape.email.safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) throw new Error('Usage: npm run erase -- EMAIL [--remove]');
  const client = new Client({ connectionString: readEnv().DATABASE_URL });
  await client.connect();
  const result = values.remove
    ? { removed: await removePersonalData(client, email.data) }
    : await readPersonalData(client, email.data);
  await client.end();
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
