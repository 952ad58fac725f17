import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '@site/tooling/testkit';

// A process compiles its sources first, on a machine that may be busy with others.
const START_MS = 90_000;
const preload = path.join(import.meta.dirname, 'child.ts');

/** A process of the site, as in production. */
export interface TestProcess {
  /** Every line that it wrote. */
  logged: string[];
  running: () => boolean;
  kill: (signal: NodeJS.Signals) => void;
  /** How it ended: an exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  stop: () => Promise<void>;
}

/** Starts a file of the site with nothing but these settings, and waits until it writes a line that contains `ready`. */
export async function startProcess(
  file: string,
  cwd: string,
  settings: Record<string, string>,
  ready: string,
): Promise<TestProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', preload, file],
    {
      cwd,
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const logged: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on('line', line => logged.push(line));
  const running = () => child.exitCode === null && child.signalCode === null;
  const ended = new Promise<number | NodeJS.Signals | null>(resolve =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  );
  await until(() => {
    if (!running()) throw new Error(`${file} did not start:\n${logged.join('\n')}`);
    return logged.some(line => line.includes(ready));
  }, START_MS);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { logged, running, kill: signal => void child.kill(signal), ended, stop };
}
