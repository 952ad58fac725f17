import { parseArgs } from 'node:util';
import { emailSignupRule } from '@site/validation';
import { Pool } from 'pg';
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
  const pool = new Pool({ connectionString: readEnv().DATABASE_URL });
  const result = values.remove
    ? { removed: await removePersonalData(pool, { email: email.data }) }
    : await readPersonalData(pool, { email: email.data });
  await pool.end();
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
