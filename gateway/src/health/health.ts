import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const PATIENCE_MS = 1_500;

/** Whether the database answers within a bound; a hung one counts as absent. */
export async function databaseAnswers(pool: Pool): Promise<boolean> {
  const tooLong = new AbortController();
  // The pool's connections are given up with this one, so that probes alone find a dead network.
  const probe = { text: 'select 1', query_timeout: PATIENCE_MS };
  const answer = pool.query(probe).then(
    () => true,
    () => false,
  );
  const patience = sleep(PATIENCE_MS, false, { signal: tooLong.signal, ref: false }).catch(() => false);
  return Promise.race([answer, patience]).finally(() => tooLong.abort());
}
