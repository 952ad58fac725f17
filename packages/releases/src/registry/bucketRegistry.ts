import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConditionFailedError, type Bucket, type StoredObject } from './bucket.ts';
import { bucketHistory } from './bucketHistory.ts';
import { latestOf } from './latestOf.ts';
import { changeBetween } from './history.ts';
import { storedRegistrySchema, type Registry } from './registry.ts';
import { etagOf, nextRegistryJson, parseRegistry } from './registryJson.ts';
import {
  StaleRegistryError,
  type ReleaseStore,
  type StoredRegistry,
  type WriteOptions,
} from './releaseStore.ts';

const KEY = 'registry.json';

interface Latest extends StoredRegistry {
  /** Null while nothing was ever written. */
  object: StoredObject | null;
}

/** The registry as an object that is replaced only if it is still the one that was read. */
export function bucketRegistry(bucket: Bucket): Pick<ReleaseStore, 'read' | 'write' | 'history'> {
  const readObject = latestOf(bucket, KEY);
  const history = bucketHistory(bucket);
  let last: Latest | undefined;

  async function read(): Promise<Latest> {
    const object = await readObject();
    if (last && last.object === object) return last;
    const text = object?.bytes.toString() ?? null;
    last = {
      ...parseRegistry(text, `${bucket.location}/${KEY}`),
      etag: text === null ? null : etagOf(text),
      object,
    };
    return last;
  }

  async function write(registry: Registry, etag: string | null, { kind, verify }: WriteOptions = {}) {
    const valid = storedRegistrySchema.parse(registry);
    // What was read last is asked for again by the condition of the write.
    const stored = last?.etag === etag ? last : await read();
    if (stored.etag !== etag) throw new StaleRegistryError();
    const current = stored.registry;
    if (stored.object && isDeepStrictEqual({ ...valid, sequence: current.sequence }, current)) return;
    await verify?.();
    const written = await replace(stored, valid, kind);
    // Files that a prune removed between the first look and the write: see removeVersion in bucketStore.ts.
    await verify?.().catch(async (error: unknown) => {
      const now = await read();
      if (now.etag === written) await replace(now, current, 'rollback');
      throw error;
    });
  }

  /** @returns what names the written registry */
  async function replace(stored: Latest, registry: Registry, kind: WriteOptions['kind']) {
    const next = nextRegistryJson(registry, stored);
    const to = etagOf(next);
    const change = { ...changeBetween(stored.registry, registry, stored.etag, to), id: randomUUID(), kind };
    await history.append(change);
    const condition = stored.object ? { ifMatch: stored.object.etag } : { ifNew: true as const };
    try {
      await bucket.put(KEY, Buffer.from(next), condition);
    } catch (error) {
      const isStale = error instanceof ConditionFailedError;
      // An attempt whose answer was lost may have written it.
      if (!(isStale && !error.mayBeOwn) && (await isWritten(change.id))) return to;
      throw isStale ? new StaleRegistryError() : error;
    }
    return to;
  }

  const isWritten = async (id: string) =>
    chain().then(
      changes => changes.some(change => change.id === id),
      () => false,
    );

  const chain = async () => history.chain((await read()).etag);

  return { read, write, history: chain };
}
