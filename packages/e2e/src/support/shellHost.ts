import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@site/tooling/testkit';

const program = path.join(import.meta.dirname, '../../../../shell/server/main.ts');

export type LogLine = Record<string, unknown>;

interface ShellHost {
  url: string;
  /** What it has logged until now. */
  log: LogLine[];
  close(): Promise<void>;
}

/**
 * Starts a second shell host; gateway and sessions are the site's. By default its own address is the public one.
 * @param settings its environment, beside what is inherited
 */
export async function startShellHost(settings: Record<string, string>): Promise<ShellHost> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  await untilListening(child, log);
  return { url, log, close: () => end(child) };
}

function untilListening(child: ChildProcess, log: LogLine[]) {
  return new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The second shell host does not start')));
    createInterface({ input: child.stdout! }).on('line', text => {
      if (!text.startsWith('{')) return;
      const line = JSON.parse(text) as LogLine;
      log.push(line);
      if (line['msg'] === 'listening') resolve();
    });
  });
}

function end(child: ChildProcess) {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return ended;
}
