import { execFile } from 'node:child_process';
import path from 'node:path';
import type { PrerenderJob } from './sandboxChild.ts';
import { pagesSchema, type PrerenderedPages } from './prerenderedStore.ts';

/** A pair takes a second, on a machine that does other things ten; one that takes this long hangs. */
const DEADLINE_MS = 20_000;
const MEMORY_MB = 384;
/** Of all pages of a pair, and of what it prints. Ours have 0.4 MB. */
const MAX_BYTES = 8_000_000;
const CHILD = path.join(import.meta.dirname, 'sandboxChild.ts');

/**
 * A team's code runs there: it may read no file but `sandboxChild.ts` (a folder with links in it would lead out), and its
 * time, its memory and its answer are bounded. @throws what it printed
 */
export const prerenderInSandbox = (job: PrerenderJob): Promise<PrerenderedPages> =>
  new Promise((resolve, reject) => {
    const child = execFile(
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
      (error, pages, printed) => {
        if (!error) return resolve(pagesSchema.parse(JSON.parse(pages)));
        const tooMuch = error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
        const end = tooMuch
          ? `gave more than ${MAX_BYTES / 1_000_000} MB`
          : error.signal === 'SIGKILL'
            ? `took longer than ${DEADLINE_MS / 1000} s and was stopped: a page never ends, or the machine was too busy`
            : `ended with ${error.code ?? error.signal}`;
        reject(new Error(`rendering ${end}\n${printed.slice(-2000).replace(/[^\P{C}\n]/gu, '')}`));
      },
    );
    // It may end before it has read everything.
    child.stdin!.on('error', () => {}).end(JSON.stringify(job));
  });
