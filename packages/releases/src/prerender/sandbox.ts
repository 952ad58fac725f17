import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PrerenderJob } from './sandboxChild.ts';
import { pagesSchema, type PrerenderedPages } from './prerenderedStore.ts';

/** A pair takes a second, on a machine that does other things ten; one that takes this long hangs. */
const DEADLINE_MS = 20_000;
const MEMORY_MB = 384;
const CHILD = path.join(import.meta.dirname, 'sandboxChild.ts');

/**
 * A team's code runs there: it may read this package's files alone, and its time is bounded. @throws what it printed
 */
export async function prerenderInSandbox(job: PrerenderJob): Promise<PrerenderedPages> {
  const child = fork(CHILD, {
    execArgv: [
      '--permission',
      `--allow-fs-read=${path.join(import.meta.dirname, '../..')}/*`,
      // It writes files beside the permissions.
      '--no-experimental-sqlite',
      `--max-old-space-size=${MEMORY_MB}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => printed.push(String(data)));
  let answer: unknown;
  child.on('message', message => (answer = message));
  child.send(job, () => {});
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return pagesSchema.parse(answer);
  const end =
    signal === 'SIGKILL'
      ? `took longer than ${DEADLINE_MS / 1000} s and was stopped: a page never ends, or the machine was too busy`
      : `ended with ${code ?? signal}`;
  throw new Error(`rendering ${end}\n${printed.join('').slice(-2000)}`);
}
