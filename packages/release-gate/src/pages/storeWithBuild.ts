import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '@site/federation/build/workspace';
import { listRendered, prerenderVersion } from '@site/releases/prerender/prerenderPairs';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publish } from '@site/releases/registry/publish';
import { defaultVersion } from '@site/releases/registry/registry';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { readIntact } from '@site/releases/store/versionFiles';
import { publicationOf } from '@site/releases/release/promote';

/** A store in which a build has all browsers. */
export interface StoreWithBuild {
  store: ReleaseStore;
  /** Why the public pages cannot be rendered beside the live shell; they are served without, then. */
  renderProblem: Error | undefined;
}

/**
 * Makes a store of a build and of the default versions of everything else, with the public pages of the build rendered.
 * @param folder an empty one, for that store
 * @param dir the build's folder on this machine
 * @param config the site's settings that a browser may know
 * @throws {Error} when no shell is live, or the build is not complete
 */
export async function storeWithBuild(
  live: ReleaseStore,
  folder: string,
  dir: string,
  config: object,
): Promise<StoreWithBuild> {
  const build = await readIntact(dir);
  if (!build) throw new Error(`${dir} is not a complete build`);
  const { name, version } = build.manifest;
  const { registry } = await live.read();
  const store = folderStore(folder);
  for (const app of appNames) {
    const served = app === name ? version : defaultVersion(registry, app)?.metadata.version;
    if (served === undefined && app === 'shell') throw new Error('no shell is live');
    if (served === undefined) continue;
    await mkdir(path.join(folder, app));
    const place = app === name ? dir : await live.folderOf(app, served);
    await symlink(place, path.join(folder, app, served), 'junction');
    const stored = await store.readIntact(app, served);
    if (stored) await changeRegistry(store, current => publish(current, publicationOf(stored)));
  }
  try {
    const rendered = await prerenderVersion({ store, config }, { name, version });
    await changeRegistry(store, current => listRendered(current, rendered));
    return { store, renderProblem: undefined };
  } catch (error) {
    return { store, renderProblem: error as Error };
  }
}
