import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../http/log.ts';
import { migrate } from './migrate.ts';

const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 2_000;

/** Migrates as soon as the database is available; until then the gateway answers 503. */
export function createMigration(env: Parameters<typeof migrate>[0], log: Logger) {
  let done = false;
  let endFirst = () => {};
  /** Resolves once the first attempt has ended, whether it succeeded or failed. */
  const attempted = new Promise<void>(resolve => (endFirst = resolve));
  const run = async (signal: AbortSignal) => {
    for (let delay = MIN_RETRY_MS; !signal.aborted; delay = Math.min(delay * 2, MAX_RETRY_MS)) {
      try {
        await migrate(env);
        done = true;
        return log.info('database migrated');
      } catch (error) {
        log.warn({ err: error }, `database migration failed (${reason(error)}), retrying`);
      } finally {
        endFirst();
      }
      await sleep(delay, undefined, { signal }).catch(() => {});
    }
  };
  return { isDone: () => done, attempted, run };
}
export type BackgroundMigration = ReturnType<typeof createMigration>;

const reason = (error: unknown) => String(describeError(error)['code'] ?? describeError(error)['type']);
