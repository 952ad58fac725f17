import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { versionOfContract } from './copyPlaces.ts';
import { prerenderedPlace } from '../prerender/prerenderedStore.ts';
import { findVersion, isServed, versionNameSchema, versionsOf, type Registry } from './registry.ts';
import { folderStore } from './folderStore.ts';
import { registryJson } from './registryJson.ts';
import type { AppName } from '@site/federation/build/workspace';
import type { ReleaseSource, ReleaseStore, StoredRegistry } from './releaseStore.ts';
import { replaceFile } from './replaceFile.ts';

/** How often the store is asked whether something has changed, in ms. */
const EVERY_MS = 1000;
/** A request for an unknown version asks the store again, as it may be new: this long after the last time, in ms. */
const AGAIN_MS = 200;
/** It waits no longer for the answer, in ms: a silent store holds no request up for as long as it may be silent. */
const WAIT_MS = 2000;
/** Between two tries to fetch files that could not be fetched, in ms. */
const FETCH_AGAIN_MS = 5000;
/** How long a start waits for a store that does not answer before it goes on with the copy on its disk, in ms. */
const START_MS = 3000;

export interface FollowOptions {
  /** A folder of this machine for the copies. */
  dir: string;
  /** Whose files this host serves: what browsers get is here before they ask. */
  serves?: readonly AppName[];
  /** Told after something new is in the copy. */
  changed?: () => void;
  /** Told each time that the store was asked: with null when it answered. */
  report: (error: Error | null) => void;
  /** Told each time whether the copies for the next start could be written: with null when they are on the disk. */
  reportDisk: (error: Error | null) => void;
}

interface Missing {
  error: Error;
  again: number;
}

/**
 * What a host serves from a store that is somewhere else: a copy in memory and on its disk, brought up to date every
 * second. While the store is away the last good copy is served, also by a process that starts in the meantime.
 */
export async function followReleases(
  store: ReleaseStore,
  { dir, serves = [], changed = () => {}, report, reportDisk }: FollowOptions,
): Promise<ReleaseSource & Pick<ReleaseStore, 'versions'>> {
  // The copy is laid out like a folder store. One that cannot be read does not count.
  const copy = await folderStore(dir)
    .read()
    .catch(() => null);
  /** What this host serves, and what it had read in the store then. */
  let registry: StoredRegistry | null = copy?.etag ? { ...copy, etag: 'copy' } : null;
  let stored = registry;
  let kept = registry;
  let asked = -Infinity;
  let asking: Promise<void> | undefined;
  let askingNext: Promise<void> | undefined;
  /** Files that belong to the registry in memory are not all here, and when they are tried again. */
  let missing: Missing | null = null;

  async function askNow() {
    asked = performance.now();
    const next = await store.read();
    // What was there once is not gone because an answer says so: an empty bucket is a mistake of somebody's.
    const isNew = next !== stored && next.etag !== null;
    if (isNew) stored = next;
    const isDue = missing !== null && performance.now() >= missing.again;
    if (stored && (isNew || isDue)) {
      missing = null;
      const served = await withShellHere(stored);
      const isOther = served !== registry;
      registry = served;
      await keepCopies();
      if (isOther) changed();
      await fetchFiles();
    } else await keepCopies();
    if (missing) throw missing.error;
  }

  /** A shell whose files cannot be fetched waits, for pages cannot do without them; what else is new does not. */
  async function withShellHere(next: StoredRegistry): Promise<StoredRegistry> {
    if (!serves.includes('shell')) return next;
    try {
      await fetchServed(next.registry, 'shell');
      return next;
    } catch (error) {
      missed(error as Error);
      const former = registry ? versionsOf(registry.registry, 'shell') : [];
      const { shell: _unfetched, ...others } = next.registry.microFrontends;
      const microFrontends = former.length > 0 ? { ...others, shell: former } : others;
      return { ...next, registry: { ...next.registry, microFrontends } };
    }
  }

  const missed = (error: Error) => void (missing = { error, again: performance.now() + FETCH_AGAIN_MS });

  /** What browsers get is here before they ask. What cannot be fetched is tried again, and said until it is here. */
  async function fetchFiles() {
    const fetched = serves.map(app => registry && fetchServed(registry.registry, app));
    await Promise.all(fetched).catch(missed);
    await removeOldCopies();
  }

  /** What is in memory, for the next start. A disk that takes nothing does not keep a host from what is new. */
  async function keepCopies() {
    try {
      if (registry && registry !== kept) await keep(path.join(dir, 'registry.json'), registryJson(registry));
      kept = registry;
      reportDisk(null);
    } catch (error) {
      reportDisk(error as Error);
    }
  }

  async function fetchServed(of: Registry, app: AppName) {
    const served = versionsOf(of, app).filter(isServed);
    await Promise.all(
      served.map(({ metadata }) => store.folderOf(app, metadata.version, metadata.integrity)),
    );
  }

  /** Whatever goes too early is fetched again by who asks for it. */
  async function removeOldCopies() {
    if (!registry) return;
    for (const app of serves) await store.removeCopies(app, version => isKnown(app, version));
    const pages = pagesOf(registry.registry);
    await store.removeCopies('pages', file => pages.has(file));
    await store.removeCopies('contracts', file => {
      const { app, version } = versionOfContract(file);
      return isKnown(app, version);
    });
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
      await sleep(Math.max(0, asked + AGAIN_MS - performance.now()), undefined, { ref: false });
      // One that began meanwhile may have begun before somebody joined in here.
      await asking;
      askingNext = undefined;
      await ask();
    })());

  const isKnown = (app: AppName, version: string) => listed(app, version) !== undefined;
  const listed = (app: AppName, version: string) =>
    registry ? findVersion(registry.registry, app, version) : undefined;

  /** Only of versions that are published: an invented one costs the store no request. */
  async function folderOf(app: AppName, version: string) {
    if (!versionNameSchema.safeParse(version).success) throw new Error(`${version} names no version`);
    if (!isKnown(app, version)) await Promise.race([askAgain(), sleep(WAIT_MS, undefined, { ref: false })]);
    if (!isKnown(app, version)) throw new Error(`${app} ${version} is not published`);
    return store.folderOf(app, version, listed(app, version)?.metadata.integrity);
  }

  await Promise.race([ask(), sleep(START_MS)]);
  setInterval(() => void ask(), EVERY_MS).unref();

  return {
    location: store.location,
    read: async () => {
      if (!registry) throw new Error(`${store.location} was never reached, or nothing is published there`);
      return registry;
    },
    versions: store.versions,
    readFile: store.readFile,
    folderOf,
    refresh: askAgain,
  };
}

/** Names of the files with rendered pages that pages may be made of. */
const pagesOf = ({ microFrontends }: Registry) =>
  new Set(
    Object.values(microFrontends)
      .flat()
      .flatMap(({ extras }) => extras.prerendered ?? [])
      .map(({ integrity }) => path.basename(prerenderedPlace(integrity))),
  );

async function keep(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
}
