import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Dependencies } from './dependencies.ts';

/** How long requests and notifications under way may go on, in ms. */
const DRAIN_MS = 8_000;
/** The whole stop, in ms; below the time that a container gets. */
const TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 500;

type Stoppable = Pick<Dependencies, 'stopWorkers' | 'close'>;

/**
 * Stops on SIGTERM or SIGINT: takes no more requests and claims no more notifications, finishes those under way within
 * eight seconds, and exits within ten. A second signal exits at once.
 */
export function stopOnSignals(server: Server, deps: Stoppable, log: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    void finish(server, deps, log).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function finish(server: Server, deps: Stoppable, log: Logger): Promise<void> {
  // Beside the requests: a worker that went on would be cut off in the middle of a notification, which is sent twice then.
  await Promise.all([drain(server, log), deps.stopWorkers()]);
  await deps.close();
}

async function drain(server: Server, log: Logger): Promise<void> {
  // A client that keeps its connection alive would go on sending requests on it.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const closed = new Promise(resolve => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => {
    log.warn('requests under way are cut off');
    server.closeAllConnections();
  }, DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
}
