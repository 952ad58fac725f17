import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.join(import.meta.dirname, '../../../../shell/server/main.ts');

export type LogLine = Record<string, unknown>;

export interface ShellHost {
  url: string;
  /** What it has logged until now. */
  log: LogLine[];
  close(): Promise<void>;
}

/**
 * Starts one more shell host. A free port may be taken before the host has it: then another is tried.
 * @param settings its environment, beside what is inherited
 */
export async function startShellHost(settings: Record<string, string>, tries = 5): Promise<ShellHost> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  if (await listens(child, log)) return { url: `http://127.0.0.1:${port}`, log, close: () => end(child) };
  if (tries === 1) throw new Error('The second shell host does not start');
  return startShellHost(settings, tries - 1);
}

function listens(child: ChildProcess, log: LogLine[]) {
  return new Promise<boolean>(resolve => {
    child.once('exit', () => resolve(false));
    createInterface({ input: child.stdout! }).on('line', text => {
      if (!text.startsWith('{')) return;
      const line = JSON.parse(text) as LogLine;
      log.push(line);
      if (line['msg'] === 'listening') resolve(true);
    });
  });
}

function end(child: ChildProcess) {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return ended;
}

async function freePort() {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
