import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseRejectedError } from '../registry/registry.ts';
import { StaleRegistryError, type Bucket, type ListedObject } from './bucket.ts';

/** Where files are written before they are moved to their place; no host serves them. */
export const STAGING = '.staging';
/** Writing takes milliseconds: a lock this old belongs to a process that died. */
const STALE_LOCK_MS = 10_000;
const LOCK_TIMEOUT_MS = 30_000;

/** Objects as files of a folder, which several processes and machines may share. */
export function folderBucket(dir: string): Bucket {
  const fileOf = (key: string) => path.join(dir, key);

  async function get(key: string, known?: string) {
    const bytes = await readFile(fileOf(key)).catch(ignoreMissing);
    if (!bytes) return null;
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return etag === known ? 'unchanged' : { bytes, etag };
  }

  async function replaceFile(key: string, bytes: Buffer) {
    const draft = path.join(dir, STAGING, randomUUID());
    await mkdir(path.dirname(draft), { recursive: true });
    try {
      await writeFile(draft, bytes, { flush: true });
      await mkdir(path.dirname(fileOf(key)), { recursive: true });
      await rename(draft, fileOf(key));
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    location: dir,
    dir,
    get,
    async put(key, bytes, etag) {
      if (etag === undefined) return replaceFile(key, bytes);
      await withLock(dir, async () => {
        const stored = await get(key, etag ?? undefined);
        if (stored !== (etag === null ? null : 'unchanged')) throw new StaleRegistryError();
        await replaceFile(key, bytes);
      });
    },
    async list(prefix) {
      const listed = (await filesIn(fileOf(prefix))).map(async (file): Promise<ListedObject[]> => {
        const found = await stat(path.join(dir, prefix, file)).catch(ignoreMissing);
        return found ? [{ key: prefix + file, size: found.size, modified: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
      try {
        // Folders that are empty now go, too.
        for (let at = path.dirname(key); at !== '.'; at = path.dirname(at)) await rmdir(fileOf(at));
      } catch {
        return;
      }
    },
  };
}

/** The files below a folder, with slashes; no links and no pipes. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Lets one writer at a time, of all processes and machines that share the folder, do its work. */
async function withLock(dir: string, work: () => Promise<void>) {
  const lock = path.join(dir, 'registry.lock');
  await mkdir(dir, { recursive: true });
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  while (!(await takeLock(lock))) {
    if (Date.now() > deadline)
      throw new ReleaseRejectedError(`Another release holds ${lock}. Run the command again when it is done.`);
    await sleep(5 + Math.random() * 10);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string) {
  try {
    await writeFile(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (await isStale(lock)) {
    // Another waiter may have put its own in the place: one that is not stale goes back.
    const aside = `${lock}.${randomUUID()}`;
    await rename(lock, aside).catch(ignoreMissing);
    if (!(await isStale(aside))) await link(aside, lock).catch(() => {});
    await rm(aside, { force: true });
  }
  return false;
}

async function isStale(lock: string) {
  const held = await stat(lock).catch(ignoreMissing);
  return held !== null && Date.now() - held.mtimeMs > STALE_LOCK_MS;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
