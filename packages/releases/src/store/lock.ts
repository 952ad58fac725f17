import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseRejectedError } from '../registry/registry.ts';

const LOCK_FILE = 'registry.lock';
/** A writer holds the lock for milliseconds; one this old belongs to a process that died, maybe on another machine. */
const STALE_LOCK_MS = 10_000;
const TIMEOUT_MS = 30_000;

/** Whether the lock is still the caller's: one that was suspended for long may have lost it. */
export type HoldsLock = () => Promise<boolean>;

/** Lets one writer at a time, of all processes and machines that share the folder, do its work. */
export async function withLock(dir: string, work: (holdsLock: HoldsLock) => Promise<void>) {
  await mkdir(dir, { recursive: true });
  const lock = path.join(dir, LOCK_FILE);
  const mark = `${os.hostname()} ${process.pid} ${randomUUID()}`;
  const holdsLock = async () => (await readOrNull(lock)) === mark;
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await take(lock, mark))) {
    if (Date.now() > deadline)
      throw new ReleaseRejectedError(`Another release holds ${lock}. Run the command again when it is done.`);
    await sleep(5 + Math.random() * 10);
  }
  try {
    await work(holdsLock);
  } finally {
    if (await holdsLock()) await rm(lock, { force: true });
  }
}

async function take(lock: string, mark: string) {
  const handle = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!handle) {
    await breakStaleLock(lock);
    return false;
  }
  try {
    await handle.writeFile(mark);
  } finally {
    await handle.close();
  }
  return true;
}

/** If this removes a newly taken lock, its holder detects it before it writes. */
async function breakStaleLock(lock: string) {
  const [held, mark] = await Promise.all([stat(lock).catch(() => null), readOrNull(lock)]);
  if (!held || mark === null) return;
  if (Date.now() - held.mtimeMs < STALE_LOCK_MS && !ownerIsDead(mark)) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => {});
  await rm(aside, { force: true });
}

/** Known at once only of a process on this machine. */
function ownerIsDead(mark: string) {
  const [host, pid] = mark.split(' ');
  if (host !== os.hostname() || !Number(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const readOrNull = (file: string) => readFile(file, 'utf8').catch(() => null);
