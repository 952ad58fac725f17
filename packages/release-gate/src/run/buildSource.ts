import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listRendered, prerenderVersion } from '@site/releases/prerender/prerenderPairs';
import { ALL_TRAFFIC, publish, setTraffic, withVersions } from '@site/releases/registry/publish';
import { defaultVersion, type Registry } from '@site/releases/registry/registry';
import type { ReleaseSource, ReleaseStore, StoredRegistry } from '@site/releases/store/releaseStore';
import { readIntact } from '@site/releases/store/versionFiles';
import { publicationOf } from '@site/releases/release/promote';

/** What a host that serves a build to every browser reads, without the store knowing it. */
export interface BuildSource {
  source: ReleaseSource;
  /** Why the public pages cannot be rendered beside the live shell; they are served without, then. */
  renderProblem: Error | null;
}

/**
 * The store as it would be if a build had all browsers: the only version of its app, with the public pages rendered.
 * Of everything else browsers have the default versions; nothing is written.
 * @param dir the build's folder on this machine, named like its version
 * @param config the site's settings that a browser may know
 * @throws {Error} when no shell is live, or the build is not complete
 */
export async function buildSource(store: ReleaseStore, dir: string, config: object): Promise<BuildSource> {
  const stored = await readIntact(dir);
  if (!stored) throw new Error(`${dir} is not a complete build`);
  const { name, version } = stored.manifest;
  const own = `${name}/${version}/`;
  const written = new Map<string, Buffer>();
  const files: Pick<ReleaseStore, 'readFile' | 'writeFile'> = {
    readFile: async place =>
      written.get(place) ??
      (place.startsWith(own)
        ? readFile(path.join(dir, place.slice(own.length))).catch(() => null)
        : store.readFile(place)),
    writeFile: async (place, text) => void written.set(place, Buffer.from(text)),
  };
  const { registry: before } = await store.read();
  const alone = publish(withVersions(atDefaults(before), name, []), publicationOf(stored));
  const shell = defaultVersion(alone, 'shell')?.metadata.version;
  if (shell === undefined) throw new Error('no shell is live');
  let registry = alone;
  let renderProblem: Error | null = null;
  try {
    const rendered = await prerenderVersion(
      { store: { ...store, ...files, read: async () => read(alone) }, config },
      { name, version },
    );
    registry = listRendered(alone, rendered);
  } catch (error) {
    renderProblem = error as Error;
  }
  const source: ReleaseSource = {
    read: async () => read(registry),
    readFile: files.readFile,
    folderOf: async (app, wanted) => (app === name && wanted === version ? dir : store.folderOf(app, wanted)),
  };
  return { source, renderProblem };
}

const read = (registry: Registry): StoredRegistry => ({
  registry,
  invalid: {},
  problem: null,
  etag: 'release gate',
});

/** Without canaries: every browser gets the default versions. */
const atDefaults = (registry: Registry): Registry =>
  Object.keys(registry.microFrontends).reduce((current, name) => {
    const version = defaultVersion(current, name)?.metadata.version;
    return version === undefined ? current : setTraffic(current, name, version, ALL_TRAFFIC);
  }, registry);
