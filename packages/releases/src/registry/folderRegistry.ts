import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chainTo, changeBetween, parseChanges } from './history.ts';
import { withLock } from './lock.ts';
import { ignoreMissing, readChanged } from './readChanged.ts';
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

  const read = readChanged<StoredRegistry>(file, text => ({
    ...parseRegistry(text, file),
    etag: text === null ? null : etagOf(text),
  }));

  async function write(registry: Registry, etag: string | null, { kind, verify }: WriteOptions = {}) {
    const valid = storedRegistrySchema.parse(registry);
    await withLock(dir, async holdsLock => {
      const text = await readFile(file, 'utf8').catch(ignoreMissing);
      if ((text === null ? null : etagOf(text)) !== etag) throw new StaleRegistryError();
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
        if (!(await holdsLock())) throw new StaleRegistryError();
      });
    });
  }

  async function history() {
    const [{ etag }, text] = await Promise.all([read(), readFile(historyFile, 'utf8').catch(ignoreMissing)]);
    return chainTo(etag, parseChanges(text ?? ''));
  }

  return { read, write, history };
}
