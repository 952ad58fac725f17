import type { Server } from 'node:http';
import type { Logger } from 'pino';

const TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 500;

/** Stops on SIGTERM or SIGINT: finishes requests in flight within ten seconds; a second signal exits at once. */
export function stopOnSignals(server: Server, close: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    void finish(server, close).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function finish(server: Server, close: () => Promise<void>): Promise<void> {
  // A client that keeps its connection alive would go on sending requests on it.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const closed = new Promise(resolve => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await closed;
  clearInterval(idle);
  await close();
}
