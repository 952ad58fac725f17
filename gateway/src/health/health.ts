import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const PATIENCE_MS = 1_500;

/** Whether the database answers within a bound; a hung one counts as absent. */
export async function databaseAnswers(pool: Pool): Promise<boolean> {
  const tooLong = new AbortController();
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const patience = sleep(PATIENCE_MS, false, { signal: tooLong.signal, ref: false }).catch(() => false);
  return Promise.race([answer, patience]).finally(() => tooLong.abort());
}
