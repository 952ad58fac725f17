import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chainTo, changeSchema, defaultsOf, type Change } from './history.ts';
import { emptyRegistry, storedRegistrySchema, type Registry } from './registry.ts';

export const REGISTRY_FILE = 'registry.json';
const HISTORY_FILE = 'registry.history.jsonl';
const LOCK_FILE = 'registry.lock';
/** A writer holds the lock for milliseconds; one this old belongs to a process that died. */
const STALE_LOCK_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** The registry changed between reading and writing it. */
export class StaleRegistryError extends Error {
  override readonly name = 'StaleRegistryError';
}

export interface StoredRegistry {
  registry: Registry;
  /** Names these bytes; null while nothing was ever written. */
  etag: string | null;
}

/** Where the registry is kept: small enough that an object store with conditional writes can stand in for a folder. */
export interface RegistryStore {
  read(): Promise<StoredRegistry>;
  /** Refused with StaleRegistryError when the stored document is no longer the one that `etag` names. */
  write(registry: Registry, etag: string | null): Promise<void>;
  /** Every change that led to the present document, oldest first; nothing is ever taken out of it. */
  history(): Promise<Change[]>;
}

const etagOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The registry as a file in a folder, replaced by rename so that a reader never sees half of it. */
export function folderStore(dir: string): RegistryStore {
  const file = path.join(dir, REGISTRY_FILE);
  const historyFile = path.join(dir, HISTORY_FILE);

  async function read(): Promise<StoredRegistry> {
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    if (text === null) return { registry: emptyRegistry(), etag: null };
    return { registry: storedRegistrySchema.parse(JSON.parse(text)), etag: etagOf(text) };
  }

  async function write(registry: Registry, etag: string | null) {
    const text = JSON.stringify(storedRegistrySchema.parse(registry), null, 2);
    await withLock(dir, async () => {
      const current = await readFile(file, 'utf8').catch(ignoreMissing);
      if ((current === null ? null : etagOf(current)) !== etag)
        throw new StaleRegistryError('The registry has changed');
      if (text === current) return;
      // Said before it is done: a line whose document never came is no link of the chain.
      // It begins with a line break, so that one which a dying writer left unfinished spoils only itself.
      await appendFile(historyFile, `\n${JSON.stringify(changeTo(registry, etag, etagOf(text)))}\n`);
      await replaceFile(file, text);
    });
  }

  async function history() {
    const [{ etag }, text] = await Promise.all([read(), readFile(historyFile, 'utf8').catch(ignoreMissing)]);
    return chainTo(etag, (text ?? '').split('\n').flatMap(asChange));
  }

  return { read, write, history };
}

const changeTo = (registry: Registry, from: string | null, to: string): Change => ({
  at: new Date().toISOString(),
  from,
  to,
  defaults: defaultsOf(registry),
});

/** An empty or unfinished line says nothing. */
function asChange(line: string): Change[] {
  try {
    return [changeSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Reads, changes and writes until no other writer came between: of many publishers none is lost. */
export async function changeRegistry(store: RegistryStore, change: (registry: Registry) => Registry) {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  for (;;) {
    const { registry, etag } = await store.read();
    const changed = change(registry);
    if (changed === registry) return registry;
    try {
      await store.write(changed, etag);
      return changed;
    } catch (error) {
      if (!(error instanceof StaleRegistryError) || Date.now() > giveUpAt) throw error;
      await sleep(Math.random() * 20);
    }
  }
}

/** Writes a whole file or nothing, also when the machine loses its power between the two. */
export async function replaceFile(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function withLock(dir: string, work: () => Promise<void>) {
  await mkdir(dir, { recursive: true });
  const lock = path.join(dir, LOCK_FILE);
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await take(lock))) {
    if (Date.now() > giveUpAt) throw new Error(`${lock} is held by another publisher`);
    await sleep(5 + Math.random() * 10);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string) {
  const handle = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (handle) {
    await handle.close();
    return true;
  }
  const held = await stat(lock).catch(ignoreMissing);
  // Only one waiter can rename it away, so a lock that was taken anew meanwhile is never removed.
  if (held && Date.now() - held.mtimeMs > STALE_LOCK_MS) {
    const aside = `${lock}.${randomUUID()}`;
    await rename(lock, aside).catch(ignoreMissing);
    await rm(aside, { force: true });
  }
  return false;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
