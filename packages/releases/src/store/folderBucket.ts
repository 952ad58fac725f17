import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConditionFailedError, type Bucket, type ListedObject } from './bucket.ts';
import { withLock } from './lock.ts';

/** Where files are written before they are moved to their place; no host serves them. */
export const STAGING = '.staging/';
/** A file that changed this recently may change again without another stamp: clocks of file systems are coarse. */
const SETTLED_MS = 1000;

/** Objects as files of a folder, which several processes and machines may share. */
export function folderBucket(dir: string): Bucket {
  const fileOf = (key: string) => path.join(dir, key);
  /** Stamp and etag of files that are asked for again and again: they are opened only when they were replaced. */
  const seen = new Map<string, string>();

  async function get(key: string, known?: string) {
    const stamp = await stampOf(fileOf(key));
    if (stamp === null) return null;
    if (known !== undefined && stamp && seen.get(key) === stamp + known) return 'unchanged';
    const bytes = await readFile(fileOf(key)).catch(ignoreMissing);
    if (!bytes) return null;
    const etag = etagOf(bytes);
    if (known !== undefined) seen.set(key, stamp + etag);
    return etag === known ? 'unchanged' : { bytes, etag };
  }

  async function replaceFile(key: string, bytes: Buffer, beforeRename = async () => {}) {
    const draft = fileOf(STAGING + randomUUID());
    try {
      await mkdir(path.dirname(draft), { recursive: true });
      await writeThrough(draft, bytes);
      await beforeRename();
      await mkdir(path.dirname(fileOf(key)), { recursive: true });
      await rename(draft, fileOf(key));
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(path.dirname(fileOf(key)));
  }

  return {
    location: dir,
    dir,
    get,
    async put(key, bytes, condition) {
      if (!condition) return replaceFile(key, bytes);
      await withLock(dir, async holdsLock => {
        const found = await get(key);
        const etag = found && found !== 'unchanged' ? found.etag : null;
        if (etag !== ('ifNew' in condition ? null : condition.ifMatch)) throw new ConditionFailedError(key);
        await replaceFile(key, bytes, async () => {
          if (!(await holdsLock())) throw new ConditionFailedError(key);
        });
      });
    },
    async list(prefix) {
      const files = await filesIn(fileOf(prefix));
      const listed = files.map(async (file): Promise<ListedObject[]> => {
        const found = await stat(path.join(dir, prefix, file)).catch(ignoreMissing);
        return found ? [{ key: prefix + file, size: found.size, modified: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
      // Folders that are empty now go, too.
      for (let at = path.dirname(key); at !== '.'; at = path.dirname(at))
        if (
          !(await rmdir(fileOf(at)).then(
            () => true,
            () => false,
          ))
        )
          return;
    },
  };
}

/** The files below a folder, with slashes; no links and no pipes. */
export async function filesIn(dir: string): Promise<string[]> {
  for (;;)
    try {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      return entries
        .filter(entry => entry.isFile())
        .map(entry => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    } catch (error) {
      ignoreMissing(error as NodeJS.ErrnoException);
      // A folder below it was removed meanwhile, if it was not this one.
      if (!(await lstat(dir).catch(ignoreMissing))) return [];
    }
}

/** Names bytes by their content. */
const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Differs after every change of a file; empty while that is not certain, null for what is no file. */
async function stampOf(file: string): Promise<string | null> {
  const found = await lstat(file, { bigint: true }).catch(ignoreMissing);
  if (!found?.isFile()) return null;
  if (Date.now() - Number(found.mtimeMs) < SETTLED_MS) return '';
  return `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs} `;
}

async function writeThrough(file: string, bytes: Buffer) {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name reaches the disk, too; a system that cannot open folders does without. */
async function syncFolder(dir: string) {
  const handle = await open(dir, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
