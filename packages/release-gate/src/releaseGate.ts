import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { MAPS_FOLDER } from '@site/federation/build/manifest';
import { mapOf } from '@site/federation/build/sourceMaps';
import type { AppName } from '@site/federation/build/workspace';
import { microfrontends, type Page } from '@site/federation/microfrontends';
import { unpackMap } from '@site/releases/registry/mapFiles';
import { defaultVersion, type Registry } from '@site/releases/registry/registry';
import type { ReleaseStore } from '@site/releases/registry/releaseStore';
import type { Gate, StagedBuild } from '@site/releases/release/gate';
import { inspect } from './inspect.ts';
import { readBuild, readContract, readLive, readStoredContract, type LiveRequest } from './live.ts';
import { openBuild, type GateJob, type GateSite } from './pages/openBuild.ts';
import { checkSources } from './sources/checkSources.ts';

/** What opens pages, until it is closed. */
export interface PageOpener {
  browser: Browser;
  serve(job: GateJob): Promise<GateSite>;
  close(): Promise<void>;
}

export interface ReleaseGateOptions extends Omit<LiveRequest, 'name'> {
  /** Whether types and unit tests are left out. */
  noTests?: boolean | undefined;
  /** Starts a browser and what serves a build to it; undefined leaves the pages unopened. */
  startOpener?: (() => Promise<PageOpener>) | undefined;
}

/** What a build must pass before browsers get it. */
export const createReleaseGate = ({ noTests, startOpener, ...request }: ReleaseGateOptions): Gate => ({
  checkSources: noTests ? undefined : checkSources,
  inspect: async ({ name, dir, manifest }) =>
    inspect(await readBuild(dir, manifest), await readLive({ name, ...request })),
  openPages: startOpener && (build => openWith(startOpener, request, build)),
});

async function openWith(
  startOpener: () => Promise<PageOpener>,
  request: Omit<LiveRequest, 'name'>,
  build: StagedBuild,
) {
  const { name, dir, manifest } = build;
  const { store } = request;
  const { registry } = await store.read();
  const contract = await readContract(dir);
  const live = await readLive({ name, ...request, report: undefined });
  const neighbour = await readNeighbour(store, registry, name);
  const { browser, serve, close } = await startOpener();
  try {
    return await openBuild(browser, serve, {
      isShell: name === 'shell',
      job: {
        ...{ dir, version: manifest.version, schema: live.schema },
        operations: [{ contract }, ...live.partners, ...(neighbour ? [neighbour] : [])].flatMap(
          one => one.contract.operations,
        ),
      },
      pages: microfrontends.flatMap(one => pagesToOpen(name, one, registry, contract.pages)),
      neighbour: neighbour?.page,
      defaultBuild: await readDefaultBuild(store, registry, name),
      // Of a build on its way they are in its folder, of a stored one beside it.
      readMap: file =>
        readFile(path.join(dir, MAPS_FOLDER, mapOf(file))).then(unpackMap, () =>
          store.readSourceMap(name, manifest.version, file),
        ),
    });
  } finally {
    await close();
  }
}

type Owner = (typeof microfrontends)[number];

/** Of a new shell a page may still be to come: it is shown as unavailable until its microfrontend is released, too. */
function pagesToOpen(
  name: AppName,
  { name: owner, pages }: Owner,
  registry: Registry,
  pagesOfShell: Record<string, string>,
): readonly Page[] {
  if (name !== 'shell') return name === owner ? pages : [];
  const routes = defaultVersion(registry, owner)?.extras.routes ?? [];
  return pages.filter(({ path: page }) => pagesOfShell[page] === owner && routes.includes(page));
}

/** A page that browsers have of another microfrontend, and what that one asks the gateway; none beside a shell. */
async function readNeighbour(store: ReleaseStore, registry: Registry, name: AppName) {
  if (name === 'shell') return undefined;
  for (const { name: other, pages } of microfrontends.filter(one => one.name !== name)) {
    const version = defaultVersion(registry, other);
    // A page that users see at its own address.
    const page = (pages as readonly Page[]).find(
      ({ path: address, forUsers }) => !forUsers && version?.extras.routes.includes(address),
    );
    const contract =
      version && (await readStoredContract(store, other, version.metadata).catch(() => undefined));
    if (page && contract) return { page: page.path, contract };
  }
  return undefined;
}

/** The default version, if its files are complete. */
async function readDefaultBuild(store: ReleaseStore, registry: Registry, name: AppName) {
  const version = defaultVersion(registry, name)?.metadata.version;
  if (version === undefined || !(await store.readIntact(name, version))) return undefined;
  return { dir: await store.folderOf(name, version), version };
}
