import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@site/federation/build/integrity';
import {
  type BuildContract,
  CONTRACT_FILE,
  type Manifest,
  MANIFEST_FILE,
} from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { publicationOf } from '../release/promote.ts';
import { publish, type Publication } from '../registry/publish.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { folderStore } from '../store/openReleaseStore.ts';

/** A build of education as the registry lists it. */
export const aPublication = (version: string, rest: Partial<Publication> = {}): Publication => ({
  name: 'education',
  version,
  integrity: `sha384-${'A'.repeat(64)}`,
  owner: 'education team',
  contractVersion: 1,
  routes: ['/education'],
  publishedAt: new Date('2026-11-21T00:00:00Z'),
  ...rest,
});

export const aContract = (rest: Partial<BuildContract> = {}): BuildContract => ({
  operations: [],
  requires: { react: '^19.3.1' },
  provides: {},
  pages: {},
  ...rest,
});

export const shellContract = aContract({
  requires: {},
  provides: { react: '19.3.1', '@site/platform': '1.0.0' },
  pages: { '/': 'marketing', '/education': 'education', '/contact': 'contact' },
});

/** Writes a whole build, as webpack leaves it, to a folder. */
export async function writeBuild(dir: string, rest: Partial<Manifest> = {}, contract = aContract()) {
  const entry = `export const version = '${rest.version ?? ''}';`;
  const terms = JSON.stringify(contract);
  const manifest: Manifest = {
    name: 'education',
    version: path.basename(dir),
    contractVersion: 1,
    owner: 'education team',
    entry: 'entry.js',
    preload: ['entry.js'],
    integrity: {
      'entry.js': integrityOf(Buffer.from(entry)),
      [CONTRACT_FILE]: integrityOf(Buffer.from(terms)),
    },
    routes: ['/education'],
    pages: {},
    data: [],
    ...rest,
  };
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'entry.js'), entry);
  await writeFile(path.join(dir, CONTRACT_FILE), terms);
  await writeFile(path.join(dir, MANIFEST_FILE), JSON.stringify(manifest));
}

/** What the manifest of a shell says. */
export const shellFacts = { name: 'shell', owner: 'platform team', routes: [] };

/** Writes a shell and makes it the default. */
export async function writeShell(storeDir: string, version = '1.0.0', rest: Partial<Manifest> = {}) {
  await writeBuild(path.join(storeDir, 'shell', version), { ...shellFacts, ...rest }, shellContract);
  await publishStored(folderStore(storeDir), 'shell', version);
}

/** Publishes a stored version, by default for all browsers. */
export async function publishStored(store: ReleaseStore, app: AppName, version: string, percent?: number) {
  const stored = await store.readIntact(app, version);
  if (!stored) throw new Error(`${app} ${version} is not stored`);
  await changeRegistry(store, registry => publish(registry, publicationOf(stored), percent));
}

/** Stores a build that was somewhere else until then. */
export async function storeBuild(
  store: ReleaseStore,
  app: AppName,
  version: string,
  { rest = {}, contract = aContract() }: { rest?: Partial<Manifest>; contract?: BuildContract } = {},
) {
  const build = await mkdtemp(path.join(tmpdir(), 'build-'));
  try {
    await writeBuild(build, { name: app, version, owner: `${app} team`, ...rest }, contract);
    await store.storeVersion(app, version, build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Stores a build that sends these documents, and makes it the default. */
export async function publishSending(
  store: ReleaseStore,
  name: AppName,
  version: string,
  operations: string[],
) {
  await storeBuild(store, name, version, { contract: aContract({ operations }) });
  await publishStored(store, name, version);
}
