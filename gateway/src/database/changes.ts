import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { ConnectionWatch } from './connectionWatch.ts';
import { poolSettings } from './pool.ts';

const HEARTBEAT_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** A connection that hears of changes in the database, whoever made them. */
export interface Changes {
  /**
   * Whether a change would be heard of; false while the connection is away. A network that swallows everything shows
   * at the first heartbeat that is overdue, four seconds later.
   */
  heard: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Listens on a channel, and connects again for as long as it takes.
 * @param onChange told of each change, and whenever changes may have been missed.
 */
export function listenForChanges(
  databaseUrl: string,
  connections: ConnectionWatch,
  channel: string,
  onChange: () => void,
  log: Logger,
): Changes {
  const stopping = new AbortController();
  let heard = false;
  let pause = FIRST_PAUSE_MS;

  function lose(): void {
    if (!heard) return;
    heard = false;
    onChange();
    if (!stopping.signal.aborted)
      log.warn('Changes are not heard of: what everybody reads is read from the database until they are.');
  }

  async function listenOnce(client: Client): Promise<void> {
    const lost = new AbortController();
    client.on('notification', onChange);
    client.on('end', () => {
      lose();
      lost.abort();
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onChange();
    heard = true;
    pause = FIRST_PAUSE_MS;
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    while (!signal.aborted) {
      await sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await client.query('select 1');
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new connections.Client(poolSettings(databaseUrl, connections));
      client.on('error', () => {});
      await listenOnce(client).catch((error: unknown) => log.debug({ err: error }, 'The listener broke.'));
      lose();
      void client.end().catch(() => {});
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  const running = run();
  return {
    heard: () => heard,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
