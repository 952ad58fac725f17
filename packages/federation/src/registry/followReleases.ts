import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { MicrofrontendName } from '../../microfrontends.ts';
import { findVersion, isServed, versionNameSchema, versionsOf } from './registry.ts';
import { parseShell, type LiveShell } from './shellJson.ts';
import { parseRegistry, registryJson } from './registryJson.ts';
import type { AppName } from '../build/workspace.ts';
import type { ReleaseSource, ReleaseStore, StoredRegistry } from './releaseStore.ts';
import { replaceFile } from './replaceFile.ts';

/** How often the store is asked whether something has changed, in ms. */
const EVERY_MS = 1000;
/** A request for an unknown version asks the store at once, as it may be new: no sooner than this after the last time, in ms. */
const AGAIN_MS = 200;
/** How long a start waits for a store that does not answer before it goes on with the copy on its disk, in ms. */
const START_MS = 3000;

export interface FollowOptions {
  /** A folder of this machine for the copies. */
  dir: string;
  /** Microfrontends whose files this host serves: what browsers get is here before they ask. */
  serves?: readonly MicrofrontendName[];
  /** Told each time that the store was asked: with null when it answered. */
  report: (error: Error | null) => void;
  /** Told each time whether the copies for the next start could be written: with null when they are on the disk. */
  reportDisk: (error: Error | null) => void;
}

/** Passes each new problem on once, not every second. */
export function onceEach(tell: (message: string) => void): FollowOptions['report'] {
  let last = '';
  return error => {
    const message = error ? error.message : '';
    if (message && message !== last) tell(message);
    last = message;
  };
}

/**
 * What a host serves from a store that is somewhere else: a copy in memory and on its disk, brought up to date every
 * second. While the store is away the last good copy is served, also by a process that starts in the meantime.
 */
export async function followReleases(
  store: ReleaseStore,
  { dir, serves = [], report, reportDisk }: FollowOptions,
): Promise<ReleaseSource> {
  const files = { registry: path.join(dir, 'registry.json'), shell: path.join(dir, 'shell.json') };
  let registry: StoredRegistry | null = await readCopy(files.registry, text => ({
    ...parseRegistry(text, files.registry),
    etag: 'copy',
  }));
  let shell: LiveShell | null = await readCopy(files.shell, parseShell);
  let kept = { registry, shell };
  let asked = -Infinity;
  let asking: Promise<void> | undefined;

  async function askNow() {
    asked = performance.now();
    const [nextRegistry, nextLive] = await Promise.all([store.read(), store.liveShell()]);
    // What was there once is not gone because an answer says so: an empty bucket is a mistake of somebody's.
    const isNew = nextRegistry !== registry && nextRegistry.etag !== null;
    if (isNew) registry = nextRegistry;
    await keepCopies();
    if (isNew) await Promise.all(serves.map(fetchServed));
    if (nextLive && !isDeepStrictEqual(nextLive, shell)) {
      // Before pages name it: its files are what they cannot do without.
      if (serves.length === 0) await store.folderOf('shell', nextLive.version);
      shell = nextLive;
      await keepCopies();
    }
  }

  /** What is in memory, for the next start. A disk that takes nothing does not keep a host from what is new. */
  async function keepCopies() {
    try {
      if (registry && registry !== kept.registry) await keep(files.registry, registryJson(registry));
      if (shell && shell !== kept.shell) await keep(files.shell, JSON.stringify(shell));
      kept = { registry, shell };
      reportDisk(null);
    } catch (error) {
      reportDisk(error as Error);
    }
  }

  async function fetchServed(name: MicrofrontendName) {
    const served = registry ? versionsOf(registry.registry, name).filter(isServed) : [];
    await Promise.all(served.map(({ metadata }) => store.folderOf(name, metadata.version)));
    await store.removeCopies(name, version => isKnown(name, version));
  }

  const ask = () =>
    (asking ??= askNow()
      .then(
        () => report(null),
        (error: unknown) => report(error as Error),
      )
      .finally(() => (asking = undefined)));

  const isKnown = (app: AppName, version: string) =>
    app === 'shell'
      ? shell?.version === version || (shell?.promoted.includes(version) ?? false)
      : registry !== null && findVersion(registry.registry, app, version) !== undefined;

  /** Only of versions that are published: an invented one costs the store no request. */
  async function folderOf(app: AppName, version: string) {
    if (!versionNameSchema.safeParse(version).success) throw new Error(`${version} names no version`);
    if (!isKnown(app, version) && performance.now() - asked > AGAIN_MS) await ask();
    if (!isKnown(app, version)) throw new Error(`${app} ${version} is not published`);
    return store.folderOf(app, version);
  }

  await Promise.race([ask(), sleep(START_MS)]);
  setInterval(() => void ask(), EVERY_MS).unref();

  return {
    location: store.location,
    read: async () => {
      if (!registry) throw new Error(`${store.location} was never reached, or nothing is published there`);
      return registry;
    },
    liveShell: async () => shell,
    readFile: store.readFile,
    folderOf,
  };
}

/** A copy that cannot be read does not count. */
const readCopy = <T>(file: string, parse: (text: string) => T): Promise<T | null> =>
  readFile(file, 'utf8')
    .then(parse)
    .catch(() => null);

async function keep(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
}
