import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@site/tooling/testkit';

/** What a process has used since it started: processor time in microseconds, a busy event loop in milliseconds. */
export interface Usage {
  cpuUs: number;
  activeMs: number;
  /** What it has in memory now. */
  rssBytes: number;
}

/** A server of the bench, in a process of its own. */
export interface MeasuredServer {
  url: string;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

const START_MS = 180_000;
const preloads = ['gateway/testing/child', './measured.ts'].flatMap(file => [
  '--import',
  import.meta.resolve(file),
]);

/**
 * Starts a file with the settings of production, and waits until `probe` is answered with 200. Its log is discarded.
 * @param file as an import of this folder would name it, or a file: address
 */
export async function startServer(
  file: string,
  args: string[],
  env: Record<string, string>,
  port: number,
  probe: string,
): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`;
  const program = fileURLToPath(import.meta.resolve(file));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...preloads, program, ...args],
    {
      env: { NODE_ENV: 'production', GRAPHQL_OPEN: 'true', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
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
