import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a file that every page asks for and that seldom changes: the file is opened only when it was replaced.
 * @param parse gets the text, or null while there is no file; its answer is shared by all who ask
 */
export function readChanged<T>(file: string, parse: (text: string | null) => T): () => Promise<T> {
  let last: { stamp: string | null; text: string | null; parsed: T } | undefined;
  return async () => {
    const stamp = await stampOf(file);
    if (last && stamp && stamp === last.stamp) return last.parsed;
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    last = { stamp, text, parsed: last?.text === text ? last.parsed : parse(text) };
    return last.parsed;
  };
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
