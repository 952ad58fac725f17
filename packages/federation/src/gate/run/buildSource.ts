import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { configKey, storePrerendered } from '../../prerender/prerenderedStore.ts';
import { renderPair } from '../../prerender/prerenderPairs.ts';
import { listPrerendered, publish, withVersions } from '../../registry/publish.ts';
import type { ReleaseSource, ReleaseStore } from '../../registry/releaseStore.ts';
import { readIntact } from '../../registry/versionFiles.ts';
import { publicationOf } from '../../release/promote.ts';

/** What a host that serves a build to every browser reads, without the store knowing it. */
export interface BuildSource {
  source: ReleaseSource;
  /** Why the public pages cannot be rendered beside the live shell; they are served without, then. */
  renderProblem: Error | null;
}

/**
 * The store as it would be if a build had all browsers: the only version of its microfrontend, with its public pages
 * rendered. Everything else is what the store has; nothing is written.
 * @param dir the build's folder on this machine, named like its version
 * @param config the site's settings that a browser may know
 * @throws {Error} when no shell is live, or the build is not complete
 */
export async function buildSource(store: ReleaseStore, dir: string, config: object): Promise<BuildSource> {
  const shell = await store.liveShell();
  if (!shell) throw new Error('no shell is live');
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
  let registry = publish(withVersions(before, name, []), publicationOf(stored));
  let renderProblem: Error | null = null;
  try {
    const pages = await renderPair(files, config, shell.version, { name, version });
    const integrity = await storePrerendered(files, pages);
    const listed = { shell: shell.version, config: configKey(config), integrity };
    registry = listPrerendered(registry, name, version, listed);
  } catch (error) {
    renderProblem = error as Error;
  }
  const source: ReleaseSource = {
    location: store.location,
    read: async () => ({ registry, invalid: {}, problem: null, etag: 'release gate' }),
    liveShell: async () => shell,
    readFile: files.readFile,
    folderOf: async (app, wanted) => (app === name && wanted === version ? dir : store.folderOf(app, wanted)),
  };
  return { source, renderProblem };
}
