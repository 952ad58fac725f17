import { SERVER_FILE } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/federation/forEachParallel';
import { microfrontends } from '@site/federation/microfrontends';
import {
  changeVersion,
  defaultVersion,
  findVersion,
  servedVersions,
  type PrerenderedEntry,
  type Registry,
} from '../registry/registry.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import { readVersionFile } from '../store/versionFiles.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { configKey, findPrerendered, readPrerendered, storePrerendered } from './prerenderedStore.ts';
import { prerenderInSandbox } from './sandbox.ts';

/** Each rendering is a process: all at once, each would be too slow for its time limit. */
const MAX_PARALLEL = 2;
/** The most pairs that a version lists: enough for the shells and settings that may come back. */
const MAX_LISTED_PAIRS = 8;

export interface PrerenderRequest {
  store: ReleaseStore;
  /** The site's settings that a browser may know; pages are used only where they are the same. */
  config: object;
}

interface Version {
  name: string;
  version: string;
}

/** A version of the shell, and one of a remote; null for the pages that the shell draws by itself. */
interface Pair {
  shell: string;
  remote: Version | null;
}

/** Pages that were rendered, and the version that lists them: the remote's; the shell's, for those that it draws alone. */
export interface RenderedPages extends Version {
  pages: PrerenderedEntry;
}

/** What became of one pair: its pages were there already, were rendered, or could not be. */
interface PairResult {
  pair: Pair;
  name: string;
  state: 'up to date' | 'rendered' | 'failed';
  rendered?: RenderedPages;
  error?: Error;
}

/** After a change of the shell, of the settings, or of what is served. Browsers render what cannot be rendered. */
export async function prerenderStale(request: PrerenderRequest): Promise<PairResult[]> {
  const { registry } = await request.store.read();
  const results = await renderPairs(request, registry, pairsIn(registry));
  const made = results.flatMap(({ state, rendered }) => (state === 'rendered' && rendered ? [rendered] : []));
  await changeRegistry(request.store, current => listRendered(current, made));
  return results;
}

/**
 * For a release, which lists them. @throws when they cannot be rendered beside the default versions; others may fail
 */
export async function prerenderVersion(request: PrerenderRequest, own: Version): Promise<RenderedPages[]> {
  const { registry } = await request.store.read();
  const isOwn = ({ remote }: Pair) => own.name === 'shell' || remote?.name === own.name;
  const pairs = pairsIn(registry, own).filter(isOwn);
  if (pairs.length === 0) throw new Error('there is no shell to render pages with');
  const isRequired = ({ shell, remote }: Pair) =>
    [{ name: 'shell', version: shell }, ...(remote ? [remote] : [])].every(
      one => one.name === own.name || defaultVersion(registry, one.name)?.metadata.version === one.version,
    );
  // A new shell may have pages that are still to come, and a remote some that are to go.
  const isExact = (pair: Pair) => isRequired(pair) && own.name !== 'shell';
  const results = await renderPairs(request, registry, pairs, isExact);
  const failed = results.find(({ pair, error }) => error && isRequired(pair));
  if (failed) throw failed.error;
  return results.flatMap(({ rendered }) => rendered ?? []);
}

/** @param hasExactPages whether the remote must have all pages that the shell knows of it, and no others */
async function renderPairs(
  request: PrerenderRequest,
  registry: Registry,
  pairs: readonly Pair[],
  hasExactPages: (pair: Pair) => boolean = () => false,
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  const render = async (pair: Pair): Promise<PairResult> => {
    const { name } = listingOf(pair);
    const stored = await storedPages(request, registry, pair);
    if (stored) return { pair, name, state: 'up to date', rendered: stored };
    return prerenderPair(request, pair, hasExactPages(pair)).then(
      rendered => ({ pair, name, state: 'rendered', rendered }),
      (error: Error) => ({ pair, name, state: 'failed', error }),
    );
  };
  await forEachParallel(pairs, async pair => results.push(await render(pair)), MAX_PARALLEL);
  return results;
}

/** The same registry with rendered pages listed, in the place of those of the same pair and settings. */
export const listRendered = (registry: Registry, rendered: readonly RenderedPages[]): Registry =>
  rendered.reduce(
    (current, { name, version, pages }) =>
      changeVersion(current, name, version, ({ extras }) => {
        const others = extras.prerendered?.filter(
          ({ shell, config }) => shell !== pages.shell || config !== pages.config,
        );
        const prerendered = [pages, ...(others ?? [])].slice(0, MAX_LISTED_PAIRS);
        return { extras: { ...extras, prerendered } };
      }),
    registry,
  );

/** @param own instead of all versions of its app; without public pages, too: its routes are compared with its pages */
function pairsIn(registry: Registry, own?: Version): Pair[] {
  const versions = (name: string) =>
    own?.name === name
      ? [own.version]
      : servedVersions(registry, name).map(({ metadata }) => metadata.version);
  const names = new Set([...Object.keys(registry.microFrontends), ...(own ? [own.name] : [])]);
  const remotes = [...names]
    .filter(name => name !== 'shell' && (hasPublicPages(name) || name === own?.name))
    .flatMap(name => versions(name).map(version => ({ name, version })));
  return versions('shell').flatMap(shell => [null, ...remotes].map(remote => ({ shell, remote })));
}

const hasPublicPages = (name: string) =>
  microfrontends.some(one => one.name === name && one.pages.some(({ access }) => access === 'public'));

const listingOf = ({ shell, remote }: Pair): Version => remote ?? { name: 'shell', version: shell };

async function storedPages({ store, config }: PrerenderRequest, registry: Registry, pair: Pair) {
  const { name, version } = listingOf(pair);
  const listed = findVersion(registry, name, version)?.extras.prerendered;
  const pages = findPrerendered(listed, pair.shell, configKey(config));
  const stored = pages && (await readPrerendered(store, pages.integrity).catch(() => null));
  return pages && stored ? { name, version, pages } : undefined;
}

async function prerenderPair({ store, config }: PrerenderRequest, pair: Pair, hasExactPages: boolean) {
  const { shell, remote } = pair;
  const codeOf = async (name: string, version: string) =>
    String(await readVersionFile(store, name as AppName, version, SERVER_FILE));
  const rendered = await prerenderInSandbox({
    shell: await codeOf('shell', shell),
    remote: remote && { name: remote.name, code: await codeOf(remote.name, remote.version) },
    config,
    hasExactPages,
  });
  const integrity = await storePrerendered(store, rendered);
  return { ...listingOf(pair), pages: { shell, config: configKey(config), integrity } };
}
