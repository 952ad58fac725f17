import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { mapOf, MAPS_FOLDER } from '@site/federation/build/manifest';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { microfrontends, type Page } from '@site/federation/microfrontends';
import { unpackMap } from '@site/releases/store/versionFiles';
import { defaultVersion, type Registry } from '@site/releases/registry/registry';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Gate, StagedBuild } from '@site/releases/release/gate';
import { readSchema, type SchemaRequest } from './gatewaySchema.ts';
import { inspect } from './inspect.ts';
import { readBuild, readContract, readLive, readStoredContract } from './live.ts';
import { openBuild, type GateJob, type GateSite } from './pages/openBuild.ts';
import { checkSources } from './sources/checkSources.ts';

/** What opens pages, until it is closed. */
export interface PageOpener {
  browser: Browser;
  serve(job: GateJob): Promise<GateSite>;
  close(): Promise<void>;
}

export interface ReleaseGateOptions extends SchemaRequest {
  store: ReleaseStore;
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
  openPages: startOpener && (build => openPagesOf(build, request, startOpener)),
});

async function openPagesOf(
  { name, dir, manifest }: StagedBuild,
  { store, ...gateway }: Omit<ReleaseGateOptions, 'noTests' | 'startOpener'>,
  startOpener: () => Promise<PageOpener>,
) {
  const { registry } = await store.read();
  const { version } = manifest;
  const contract = await readContract(dir);
  // Said when the build was inspected.
  const { schema } = await readSchema({ ...gateway, report: undefined });
  const operations = [...contract.operations, ...(await operationsBeside(store, registry, name))];
  const defaultBuild = await readDefaultBuild(store, registry, name);
  const pages = microfrontends.flatMap(({ name: owner, pages: own }): readonly Page[] => {
    if (name !== 'shell') return name === owner ? own : [];
    // A page may be still to come: it is shown as unavailable until its microfrontend is released, too.
    return servedPages(registry, owner).filter(one => contract.pages[one.path] === owner);
  });
  // A page of another microfrontend, which users see at its own address.
  const [neighbour] = microfrontends
    .flatMap(one => (name === 'shell' || name === one.name ? [] : servedPages(registry, one.name)))
    .filter(({ forUsers }) => !forUsers);
  const { browser, serve, close } = await startOpener();
  try {
    return await openBuild(browser, serve, {
      isShell: name === 'shell',
      job: { dir, version, schema, operations },
      ...{ pages, neighbour: neighbour?.path, defaultBuild },
      // Of a build on its way they are in its folder, of a stored one beside it.
      readMap: file =>
        readFile(path.join(dir, MAPS_FOLDER, mapOf(file))).then(unpackMap, () =>
          store.readSourceMap(name, version, file),
        ),
    });
  } finally {
    await close();
  }
}

const servedPages = (registry: Registry, name: AppName): Page[] => {
  const routes = defaultVersion(registry, name)?.extras.routes ?? [];
  return microfrontends
    .flatMap((one): readonly Page[] => (one.name === name ? one.pages : []))
    .filter(one => routes.includes(one.path));
};

/** What the default versions of the others ask the gateway, as far as their files are whole. */
async function operationsBeside(store: ReleaseStore, registry: Registry, name: AppName) {
  const others = appNames
    .filter(app => app !== name)
    .map(async app => {
      const version = defaultVersion(registry, app)?.metadata;
      return version ? (await readStoredContract(store, app, version)).operations : [];
    });
  return (await Promise.all(others.map(one => one.catch(() => [])))).flat();
}

/** The default version, if its files are complete. */
async function readDefaultBuild(store: ReleaseStore, registry: Registry, name: AppName) {
  const version = defaultVersion(registry, name)?.metadata.version;
  if (version === undefined || !(await store.readIntact(name, version))) return undefined;
  return { dir: await store.folderOf(name, version), version };
}
