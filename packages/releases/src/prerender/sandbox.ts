import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PrerenderJob } from './sandboxChild.ts';
import { pagesSchema, type PrerenderedPages } from './prerenderedStore.ts';

/** A pair takes a second, on a machine that does other things ten; one that takes this long hangs. */
const DEADLINE_MS = 20_000;
/** Of its heap; what is outside of that, the machine bounds. */
const MEMORY_MB = 384;
/** Of all pages of a pair, and of what it prints. Ours have 0.3 MB. */
const MAX_BYTES = 2_000_000;
const MAX_PAGES = 200;
const CHILD = path.join(import.meta.dirname, 'sandboxChild.ts');

/**
 * A team's code runs there: it may read no file but `sandboxChild.ts` (a folder with links in it would lead out), and its
 * time, its heap and its answer are bounded. That keeps an accident in, and makes an attack hard; it is no boundary for code
 * that nobody has read (docs/releasing.md#why-it-is-so). @throws what it printed
 */
export async function prerenderInSandbox(job: PrerenderJob): Promise<PrerenderedPages> {
  const running = promisify(execFile)(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${CHILD}`,
      // It writes files beside the permissions.
      '--no-experimental-sqlite',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${MEMORY_MB}`,
      '--disable-warning=ExperimentalWarning',
      CHILD,
    ],
    { env: {}, timeout: DEADLINE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES },
  );
  // It may end before it has read everything.
  running.child.stdin!.on('error', () => {}).end(JSON.stringify(job));
  const { stdout } = await running.catch((error: ExecFileException) => {
    throw new Error(`rendering ${endOf(error)}\n${shown(error.stderr ?? '')}`);
  });
  const answer = JSON.parse(stdout) as { pages?: object };
  if (Object.keys(answer.pages ?? {}).length > MAX_PAGES) throw new Error('rendering gave too many pages');
  const { data, error } = pagesSchema.safeParse(answer);
  if (error) throw new Error(`rendering gave no pages: ${shown(error.message)}`);
  return data;
}

function endOf({ code, signal }: ExecFileException) {
  if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `gave more than ${MAX_BYTES / 1_000_000} MB`;
  return signal === 'SIGKILL'
    ? `took longer than ${DEADLINE_MS / 1000} s and was stopped: a page never ends, or the machine was too busy`
    : `ended with ${code ?? signal}`;
}

/** Its end, without what steers a terminal. */
const shown = (text: string) => text.slice(-2000).replace(/[^\P{C}\n]/gu, '');
