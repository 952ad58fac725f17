import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a file that every page asks for and that seldom changes: the file is opened only when it was replaced.
 * @param parse gets the text, or null while there is no file; its answer is shared by all who ask
 */
export function readChanged<T>(file: string, parse: (text: string | null) => T): () => Promise<T> {
  let last: { stamp: string | null; text: string | null; parsed: T } | undefined;
  return sharedNext(async () => {
    const stamp = await stampOf(file);
    if (last && stamp && stamp === last.stamp) return last.parsed;
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    last = { stamp, text, parsed: last?.text === text ? last.parsed : parse(text) };
    return last.parsed;
  });
}

/**
 * Runs one after the other. Who comes while one runs shares the next with all others: the running one may have looked
 * before a change that they know of.
 */
function sharedNext<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => (running = run().finally(() => (running = undefined)));
  const startNext = () => {
    next = undefined;
    return start();
  };
  return () => next ?? (running ? (next = running.then(startNext, startNext)) : start());
}

/** A file that changed this recently may change again without another stamp: clocks of file systems are coarse. */
const SETTLED_MS = 1000;

/** Differs after every change of the file; null while that is not certain. */
async function stampOf(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(ignoreMissing);
  if (!found || Date.now() - Number(found.mtimeMs) < SETTLED_MS) return null;
  return `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

/** For a file that may not be there. */
export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
