import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '../testing/until.ts';

/** What a process has used since it started: CPU in microseconds, a busy event loop in milliseconds. */
export interface Usage {
  cpuUs: number;
  activeMs: number;
}

/** A server of the bench, in a process of its own. */
export interface MeasuredServer {
  url: string;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

const START_MS = 60_000;
const gateway = path.join(import.meta.dirname, '../..');
const preloads = ['../testing/child.ts', './measured.ts'].flatMap(file => [
  '--import',
  path.join(import.meta.dirname, file),
]);

/**
 * Starts a file with the settings of production, and waits until `probe` is answered with 200. Its log goes nowhere,
 * as it would to a file.
 */
export async function startServer(
  file: string,
  args: string[],
  env: Record<string, string>,
  port: number,
  probe: string,
): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...preloads, file, ...args],
    { cwd: gateway, env: { NODE_ENV: 'production', ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`${file} ended with exit code ${child.exitCode}.`);
    return fetch(url + probe).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(answers, START_MS);
  return {
    url,
    usage: async () => {
      const reply = once(child, 'message');
      child.send('usage');
      return (await reply)[0] as Usage;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
