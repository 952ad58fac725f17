import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listRendered, prerenderVersion } from '@site/releases/prerender/prerenderPairs';
import { withOnlyVersion } from '@site/releases/registry/publish';
import { defaultVersion, withVersions } from '@site/releases/registry/registry';
import { publicationOf } from '@site/releases/release/promote';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { readIntact } from '@site/releases/store/versionFiles';

/**
 * The live store as if a build, and of all else the default versions, had all browsers; nothing is written into it.
 * @returns also why the public pages cannot be rendered beside the live shell; they are served without, then
 */
export async function storeWithBuild(
  live: ReleaseStore,
  dir: string,
  config: object,
): Promise<{ store: ReleaseStore; renderProblem?: string }> {
  const build = await readIntact(dir);
  if (!build) throw new Error(`${dir} is not a complete build`);
  const { name, version } = build.manifest;
  const stored = await live.read();
  let registry = withOnlyVersion(stored.registry, publicationOf(build));
  for (const app of Object.keys(registry.microFrontends)) {
    const one = defaultVersion(registry, app)!;
    const deployment = { traffic: 100, default: true };
    registry = withVersions(registry, app, [{ ...one, deployment, fallbackUrl: one.url }]);
  }
  let now = { ...stored, registry };
  const written = new Map<string, Buffer>();
  const folder = `${name}/${version}/`;
  const store: ReleaseStore = {
    ...live,
    read: async () => now,
    folderOf: async (app, wanted, integrity) =>
      app === name && wanted === version ? dir : live.folderOf(app, wanted, integrity),
    readFile: async (place, isRight) =>
      place.startsWith(folder)
        ? readFile(path.join(dir, place.slice(folder.length)))
        : (written.get(place) ?? live.readFile(place, isRight)),
    writeFile: async (place, text) => void written.set(place, Buffer.from(text)),
  };
  try {
    const rendered = await prerenderVersion({ store, config }, { name, version });
    now = { ...now, registry: listRendered(registry, rendered) };
    return { store };
  } catch (error) {
    return { store, renderProblem: (error as Error).message };
  }
}
