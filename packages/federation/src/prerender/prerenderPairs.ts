import { microfrontends } from '../../microfrontends.ts';
import { SERVER_FILE } from '../build/manifest.ts';
import { listPrerendered } from '../registry/publish.ts';
import { findVersion, isServed, type PrerenderedEntry } from '../registry/registry.ts';
import { listShellPrerendered } from '../registry/liveShell.ts';
import { changeRegistry, readVersionFile, type ReleaseStore } from '../registry/releaseStore.ts';
import type { AppName } from '../build/workspace.ts';
import {
  configKey,
  findPrerendered,
  readPrerendered,
  storePrerendered,
  type PrerenderedPages,
} from './prerenderedStore.ts';
import { prerenderInSandbox } from './sandbox.ts';

export interface PrerenderRequest {
  store: ReleaseStore;
  /** The site's settings that a browser may know; pages are used only where they are the same. */
  config: object;
}

/** What became of one pair: its pages were there already, were rendered, or could not be. */
export interface PrerenderResult {
  name: string;
  state: 'up to date' | 'rendered' | 'failed';
  error?: unknown;
}

/** One version of a remote; null for the pages that the shell renders by itself. */
type Remote = { name: string; version: string } | null;

/**
 * Renders the public pages of every pair of the live shell and a version that is served, unless they
 * exist, and lists them: after a change of the shell, of the site's settings, or of the live versions.
 * If a pair cannot be rendered, browsers render these pages.
 */
export async function prerenderStale({ store, config }: PrerenderRequest): Promise<PrerenderResult[]> {
  const live = await store.liveShell();
  if (live === null) return [];
  const shell = live.version;
  const { registry } = await store.read();
  const key = configKey(config);

  const prerenderUnlessStored = async (
    name: string,
    listed: readonly PrerenderedEntry[] | undefined,
    remote: Remote,
    list: (pages: PrerenderedEntry) => Promise<unknown>,
  ): Promise<PrerenderResult> => {
    if (await isStored(store, findPrerendered(listed, shell, key))) return { name, state: 'up to date' };
    try {
      await list(await prerenderPair(store, config, shell, remote));
      return { name, state: 'rendered' };
    } catch (error) {
      return { name, state: 'failed', error };
    }
  };

  const shellPages = () =>
    prerenderUnlessStored('shell', live.prerendered, null, pages => listShellPrerendered(store, pages));
  const pairs = Object.entries(registry.microFrontends)
    .filter(([name]) => hasPublicPages(name))
    .flatMap(([name, versions]) =>
      versions.filter(isServed).map(
        ({ metadata: { version }, extras }) =>
          () =>
            prerenderUnlessStored(name, extras.prerendered, { name, version }, pages =>
              changeRegistry(store, current => listPrerendered(current, name, version, pages)),
            ),
      ),
    );
  return inParallel([shellPages, ...pairs]);
}

const hasPublicPages = (name: string) =>
  microfrontends.some(one => one.name === name && one.pages.some(({ access }) => access === 'public'));

/** Each rendering is a process: all at once, each would be too slow for its time limit. */
const MAX_PARALLEL = 2;

async function inParallel<T>(jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const queue = jobs.entries();
  const work = async () => {
    for (const [at, job] of queue) results[at] = await job();
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
  return results;
}

/**
 * The pages of one stored version of a remote beside the current shell, for a release that is about to be
 * published: they are in the store; the release lists them.
 * @throws {Error} when they cannot be rendered
 */
export async function prerenderVersion(
  { store, config }: PrerenderRequest,
  remote: { name: string; version: string },
): Promise<PrerenderedEntry> {
  const shell = (await store.liveShell())?.version;
  if (!shell) throw new Error('there is no shell to render pages with');
  const { registry } = await store.read();
  const known = findVersion(registry, remote.name, remote.version);
  const present = findPrerendered(known?.extras.prerendered, shell, configKey(config));
  return present && (await isStored(store, present)) ? present : prerenderPair(store, config, shell, remote);
}

async function prerenderPair(store: ReleaseStore, config: object, shell: string, remote: Remote) {
  const pages = await renderPair(store, config, shell, remote);
  return { shell, config: configKey(config), integrity: await storePrerendered(store, pages) };
}

/**
 * Renders the pages of one pair; nothing is stored.
 * @throws {Error} when they cannot be rendered
 */
export const renderPair = async (
  store: Pick<ReleaseStore, 'readFile'>,
  config: object,
  shell: string,
  remote: Remote,
): Promise<PrerenderedPages> =>
  prerenderInSandbox({
    shell: await serverCode(store, 'shell', shell),
    remote: remote && {
      name: remote.name,
      code: await serverCode(store, remote.name as AppName, remote.version),
    },
    config,
  });

/** The code of a version's server build. */
const serverCode = async (store: Pick<ReleaseStore, 'readFile'>, app: AppName, version: string) =>
  (await readVersionFile(store, app, version, SERVER_FILE)).toString();

const isStored = async (store: ReleaseStore, pages: PrerenderedEntry | undefined) =>
  pages !== undefined &&
  readPrerendered(store, pages.integrity).then(
    () => true,
    () => false,
  );
