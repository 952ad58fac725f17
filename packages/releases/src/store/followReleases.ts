import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@site/federation/build/workspace';
import { findVersion, versionNameSchema } from '../registry/registry.ts';
import { parseRegistry } from '../registry/registryJson.ts';
import { createKeeper, type KeepOptions } from './keepCopies.ts';
import type { ReleaseSource, ReleaseStore, StoredRegistry } from './releaseStore.ts';

/** How often the store is asked whether something has changed, in ms. */
const EVERY_MS = 1000;
/** A request for an unknown version asks the store again, as it may be new: this long after the last time, in ms. */
const AGAIN_MS = 200;
/** It waits no longer for the answer, in ms: a silent store holds no request up for as long as it may be silent. */
const WAIT_MS = 2000;
/** How long a start waits for a store that does not answer before it goes on with the copy on its disk, in ms. */
const START_MS = 3000;

export interface FollowOptions extends KeepOptions {
  /** Told each time that the store was asked: with null when all is well, else what was good last is served. */
  report: (error: Error | null) => void;
}

/** Passes each new error on once, not for every page or every second; call it with null after a success. */
export function reportOnce(tell: (error: Error) => void) {
  let last = '';
  return (error: Error | null) => {
    if (error && error.message !== last) tell(error);
    last = error?.message ?? '';
  };
}

/**
 * What a host serves: the registry in memory, brought up to date every second, and before each read where the store is a
 * folder of this machine. While the store is away, or its registry is not valid, the last good one is served; of a bucket
 * also by a process that starts in the meantime.
 */
export async function followReleases(
  store: ReleaseStore,
  { report, ...options }: FollowOptions,
): Promise<ReleaseSource> {
  const { copies } = store;
  /** What is served, and what was read in the store then. */
  let served: StoredRegistry | null = await readCopy();
  let stored: StoredRegistry | null = null;
  const keep = createKeeper(store, options);
  let asked = -Infinity;
  let asking: Promise<void> | undefined;
  let askingNext: Promise<void> | undefined;

  /** One that cannot be read does not count. */
  async function readCopy(): Promise<StoredRegistry | null> {
    try {
      const text = await copies?.readRegistry();
      return text ? { ...parseRegistry(text, 'the copy'), etag: 'copy' } : null;
    } catch {
      return null;
    }
  }

  async function askNow() {
    asked = performance.now();
    const next = await store.read();
    // What was there once is not gone because an answer says so: an empty store is a mistake of somebody's.
    if (next.etag === null && served) throw new Error(`the registry of ${store.location} is missing`);
    if (next !== stored && next.etag !== null) {
      stored = next;
      served = withLastGood(next);
    }
    if (served) await keep(served);
    if (served?.problem) throw served.problem;
  }

  /** Where an entry is invalid its microfrontend keeps the last good one; the others get what is new. */
  function withLastGood(next: StoredRegistry): StoredRegistry {
    if (!next.problem || !served) return next;
    const microFrontends = { ...served.registry.microFrontends, ...next.registry.microFrontends };
    return { ...next, registry: { ...next.registry, microFrontends } };
  }

  const ask = () =>
    (asking ??= askNow()
      .then(
        () => report(null),
        (error: unknown) => report(error as Error),
      )
      .finally(() => (asking = undefined)));

  /** An answer to what is asked after this moment; requests that wait at the same time share it. */
  const askAgain = () =>
    (askingNext ??= (async () => {
      await asking;
      if (copies) await sleep(Math.max(0, asked + AGAIN_MS - performance.now()), undefined, { ref: false });
      // One that began meanwhile may have begun before somebody joined in here.
      await asking;
      askingNext = undefined;
      await ask();
    })());

  const listed = (app: AppName, version: string) => served && findVersion(served.registry, app, version);

  /** In a bucket only versions that are published are looked for: an invented one costs it no request. */
  async function folderOf(app: AppName, version: string) {
    if (!versionNameSchema.safeParse(version).success) throw new Error(`${version} names no version`);
    if (!copies) return store.folderOf(app, version);
    if (!listed(app, version)) await Promise.race([askAgain(), sleep(WAIT_MS, undefined, { ref: false })]);
    const published = listed(app, version);
    if (!published) throw new Error(`${app} ${version} is not published`);
    return store.folderOf(app, version, published.metadata.integrity);
  }

  await Promise.race([ask(), sleep(START_MS)]);
  setInterval(() => void ask(), EVERY_MS).unref();

  return {
    async read() {
      if (!copies) await askAgain();
      if (!served) throw new Error(`${store.location} was never reached, or nothing is published there`);
      return served;
    },
    readFile: store.readFile,
    folderOf,
  };
}
