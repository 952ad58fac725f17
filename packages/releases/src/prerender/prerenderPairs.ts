import { microfrontends } from '@site/federation/microfrontends';
import { SERVER_FILE } from '@site/federation/build/manifest';
import { listPrerendered } from '../registry/publish.ts';
import {
  defaultVersion,
  findVersion,
  servedVersions,
  type PrerenderedEntry,
  type Registry,
} from '../registry/registry.ts';
import { changeRegistry, readVersionFile, type ReleaseStore } from '../registry/releaseStore.ts';
import type { AppName } from '@site/federation/build/workspace';
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

/** Pages that were rendered, and the version that lists them: the remote's; the shell's, for those that it draws alone. */
export interface RenderedPages {
  name: string;
  version: string;
  pages: PrerenderedEntry;
}

/** A version of the shell, and one of a remote; null for the pages that the shell draws by itself. */
export interface Pair {
  shell: string;
  remote: Remote;
}

/**
 * Renders the public pages of every pair of versions that may be served, unless they exist, and lists them: after a
 * change of the shell, of the site's settings, or of what is served. If a pair cannot be rendered, browsers render
 * these pages.
 */
export async function prerenderStale(request: PrerenderRequest): Promise<PrerenderResult[]> {
  const { store } = request;
  const { registry } = await store.read();
  const prerenderUnlessStored = async (pair: Pair): Promise<PrerenderResult> => {
    const name = pair.remote?.name ?? 'shell';
    const stored = await storedPages(request, registry, pair);
    if (stored) return { name, state: 'up to date' };
    try {
      const rendered = await prerenderPair(request, pair);
      await changeRegistry(store, current => listRendered(current, [rendered]));
      return { name, state: 'rendered' };
    } catch (error) {
      return { name, state: 'failed', error };
    }
  };
  return inParallel(pairsIn(registry).map(pair => () => prerenderUnlessStored(pair)));
}

/** The same registry with rendered pages listed. */
export const listRendered = (registry: Registry, rendered: readonly RenderedPages[]): Registry =>
  rendered.reduce(
    (current, { name, version, pages }) => listPrerendered(current, name, version, pages),
    registry,
  );

/**
 * Every pair that browsers have.
 * @param own instead of all versions of its app
 */
function pairsIn(registry: Registry, own?: { name: string; version: string }): Pair[] {
  const versions = (name: string) =>
    own?.name === name
      ? [own.version]
      : servedVersions(registry, name).map(({ metadata }) => metadata.version);
  const remotes = [...new Set([...Object.keys(registry.microFrontends), own?.name ?? ''])]
    .filter(name => name !== 'shell' && (hasPublicPages(name) || name === own?.name))
    .flatMap(name => versions(name).map(version => ({ name, version })));
  return versions('shell').flatMap(shell => [null, ...remotes].map(remote => ({ shell, remote })));
}

/** One without any is rendered before its release all the same, to see whether its routes are its pages. */
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
 * The pages of one stored version beside whatever may be served with it, for a release that is about to be published:
 * they are in the store; the release lists them.
 * @throws {Error} when they cannot be rendered beside the default versions; beside others browsers render them
 */
export async function prerenderVersion(
  request: PrerenderRequest,
  own: { name: string; version: string },
): Promise<RenderedPages[]> {
  const { registry } = await request.store.read();
  const pairs = pairsIn(registry, own).filter(
    ({ remote }) => own.name === 'shell' || remote?.name === own.name,
  );
  if (pairs.length === 0) throw new Error('there is no shell to render pages with');
  const isMain = (app: { name: string; version: string }) =>
    app.name === own.name || defaultVersion(registry, app.name)?.metadata.version === app.version;
  const jobs = pairs.map(pair => async () => {
    const isRequired =
      isMain({ name: 'shell', version: pair.shell }) && (!pair.remote || isMain(pair.remote));
    // A new shell may have pages that are still to come, and a remote some that are to go.
    const hasExactPages = isRequired && own.name !== 'shell';
    const stored = await storedPages(request, registry, pair);
    if (stored) return [stored];
    const rendered = prerenderPair(request, pair, hasExactPages).then(pages => [pages]);
    return isRequired ? rendered : rendered.catch(() => []);
  });
  return (await inParallel(jobs)).flat();
}

const listingOf = ({ shell, remote }: Pair) => remote ?? { name: 'shell', version: shell };

/** The pages of a pair that are listed, and in the store. */
async function storedPages({ store, config }: PrerenderRequest, registry: Registry, pair: Pair) {
  const { name, version } = listingOf(pair);
  const listed = findVersion(registry, name, version)?.extras.prerendered;
  const pages = findPrerendered(listed, pair.shell, configKey(config));
  return pages && (await isStored(store, pages)) ? { name, version, pages } : undefined;
}

async function prerenderPair(
  { store, config }: PrerenderRequest,
  pair: Pair,
  hasExactPages = false,
): Promise<RenderedPages> {
  const rendered = await renderPair(store, config, pair, hasExactPages);
  const integrity = await storePrerendered(store, rendered);
  return { ...listingOf(pair), pages: { shell: pair.shell, config: configKey(config), integrity } };
}

/**
 * Renders the pages of one pair; nothing is stored.
 * @param hasExactPages whether the remote must have all pages that the shell knows of it, and no others
 * @throws {Error} when they cannot be rendered
 */
export const renderPair = async (
  store: Pick<ReleaseStore, 'readFile'>,
  config: object,
  { shell, remote }: Pair,
  hasExactPages: boolean,
): Promise<PrerenderedPages> =>
  prerenderInSandbox({
    shell: await serverCode(store, 'shell', shell),
    remote: remote && {
      name: remote.name,
      code: await serverCode(store, remote.name as AppName, remote.version),
    },
    config,
    hasExactPages,
  });

/** The code of a version's server build. */
const serverCode = async (store: Pick<ReleaseStore, 'readFile'>, app: AppName, version: string) =>
  (await readVersionFile(store, app, version, SERVER_FILE)).toString();

const isStored = async (store: ReleaseStore, pages: PrerenderedEntry) =>
  readPrerendered(store, pages.integrity).then(
    () => true,
    () => false,
  );
