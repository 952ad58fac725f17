import { appendFile, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chainTo, changeBetween, parseChanges } from './history.ts';
import { withLock } from './lock.ts';
import { replaceFile } from './replaceFile.ts';
import { storedRegistrySchema, type Registry } from './registry.ts';
import { etagOf, nextRegistryJson, parseRegistry } from './registryJson.ts';
import {
  StaleRegistryError,
  type ReleaseStore,
  type StoredRegistry,
  type WriteOptions,
} from './releaseStore.ts';

const REGISTRY_FILE = 'registry.json';
const HISTORY_FILE = 'registry.history.jsonl';

/** The registry as a file in a folder, replaced by rename so that a reader never sees half of it. */
export function folderRegistry(dir: string): Pick<ReleaseStore, 'read' | 'write' | 'history'> {
  const file = path.join(dir, REGISTRY_FILE);
  const historyFile = path.join(dir, HISTORY_FILE);

  // Every page asks, and the registry seldom changes.
  let last: (StoredRegistry & { stamp: string | null; text: string | null }) | undefined;

  async function read(): Promise<StoredRegistry> {
    const stamp = await stampOf(file);
    if (last && stamp && stamp === last.stamp) return last;
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    if (last?.text === text) last = { ...last, stamp };
    else last = { stamp, text, ...parseRegistry(text, file), etag: text === null ? null : etagOf(text) };
    return last;
  }

  async function write(registry: Registry, etag: string | null, { kind, verify }: WriteOptions = {}) {
    const valid = storedRegistrySchema.parse(registry);
    await withLock(dir, async holdsLock => {
      const text = await readFile(file, 'utf8').catch(ignoreMissing);
      if ((text === null ? null : etagOf(text)) !== etag)
        throw new StaleRegistryError('The registry has changed');
      const stored = parseRegistry(text, file);
      const current = stored.registry;
      if (text !== null && isDeepStrictEqual({ ...valid, sequence: current.sequence }, current)) return;
      await verify?.();
      const next = nextRegistryJson(valid, stored);
      // Written before the registry: a line whose registry was never written is not part of the chain.
      // It begins with a line break, so that one which a dying writer left unfinished spoils only itself.
      const line = { ...changeBetween(current, registry, etag, etagOf(next)), kind };
      await appendFile(historyFile, `\n${JSON.stringify(line)}\n`);
      await replaceFile(file, next, async () => {
        if (!(await holdsLock())) throw new StaleRegistryError('Another publisher has the lock');
      });
    });
  }

  async function history() {
    const [{ etag }, text] = await Promise.all([read(), readFile(historyFile, 'utf8').catch(ignoreMissing)]);
    return chainTo(etag, parseChanges(text ?? ''));
  }

  return { read, write, history };
}

/** A file that changed this recently may change again without another stamp: clocks of file systems are coarse. */
const SETTLED_MS = 1000;

/** Differs after every change of the file; null while that is not certain. */
async function stampOf(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(ignoreMissing);
  if (!found || Date.now() - Number(found.mtimeMs) < SETTLED_MS) return null;
  return `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
