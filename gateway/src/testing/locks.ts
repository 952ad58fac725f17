import { until } from '@site/tooling/testkit';
import type { Pool } from 'pg';

/** How many statements of this database wait for a lock. */
export async function waitingForLock(pool: Pool): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

/** Starts `work` behind a transaction with this statement, which is committed once so many statements wait for it. */
export async function behindTransaction<Result>(
  pool: Pool,
  sql: string,
  waiting: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  await client.query(`begin; ${sql}`);
  const result = work();
  await until(async () => (await waitingForLock(pool)) === waiting);
  await client.query('commit');
  client.release();
  return result;
}
