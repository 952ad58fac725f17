import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../http/describeError.ts';
import { migrate } from './migrate.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/** A migration that goes on in the background until it has succeeded. */
export interface BackgroundMigration {
  done: () => boolean;
  /** Ends the attempts; waits for one that is under way. */
  stop: () => Promise<void>;
}

/** Migrates as soon as the database is there, however long that takes; the gateway answers 503 until then. */
export function startMigration(databaseUrl: string, log: Logger): BackgroundMigration {
  const stopping = new AbortController();
  let done = false;
  const run = async () => {
    for (
      let pause = FIRST_PAUSE_MS;
      !stopping.signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        await migrate(databaseUrl);
        done = true;
        return log.info('The database is migrated and seeded.');
      } catch (error) {
        log.warn({ err: error }, `The database is not ready: ${reason(error)}. Trying again.`);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    done: () => done,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

const reason = (error: unknown) => String(describeError(error)['code'] ?? describeError(error)['type']);
