import { createServer, type Server } from 'node:http';
import { UserError } from '../command/runCommand.ts';
import type { Supervisor } from '../process/supervisor.ts';

/**
 * Lets browser tests stop and start processes for real: POST /stop/NAME, /start/NAME, /restart/all answer 200
 * when it is done. It listens on this machine only, and only while the tests run.
 */
export function startControlServer(supervisor: Supervisor, port: number): Promise<Server> {
  const server = createServer((req, res) => {
    const answer = (status: number, text: string) => res.writeHead(status).end(text);
    act(supervisor, `${req.method} ${req.url}`).then(
      () => answer(200, 'done'),
      (error: unknown) => answer(error instanceof UserError ? 404 : 500, String(error)),
    );
  });
  return new Promise(resolve => server.listen(port, '127.0.0.1', () => resolve(server)));
}

async function act(supervisor: Supervisor, request: string): Promise<void> {
  const [, action, name = ''] = /^POST \/(stop|start|restart)\/([a-z-]+)$/.exec(request) ?? [];
  if (action === 'stop') return supervisor.stop(name);
  if (action === 'start') return supervisor.startAgain(name);
  if (action === 'restart' && name === 'all') return supervisor.restartAll();
  throw new UserError(`Unknown request: ${request}.`);
}
