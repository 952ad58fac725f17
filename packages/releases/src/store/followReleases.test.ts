import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AppName } from '@site/federation/build/workspace';
import { readPrerendered, storePrerendered } from '../prerender/prerenderedStore.ts';
import { publicationOf } from '../release/promote.ts';
import { startBucketServer, type BucketServer } from '../testing/bucketServer.ts';
import { aPublication, publishStored, shellContract, shellFacts, storeBuild } from '../testing/builds.ts';
import { dir, listen } from '../testing/fixtures.ts';
import { createMicrofrontendHost } from '../serve/microfrontendHost.ts';
import { followReleases } from './followReleases.ts';
import { folderStore, openReleaseStore, type ReleaseStoreSettings } from './openReleaseStore.ts';
import { publish } from '../registry/publish.ts';
import { listRendered } from '../prerender/prerenderPairs.ts';
import { defaultVersion, withVersions } from '../registry/registry.ts';
import { changeRegistry } from './changeRegistry.ts';
import type { ReleaseStore } from './releaseStore.ts';

let server: BucketServer;
let publisher: ReleaseStore;
let settings: ReleaseStoreSettings;
let prefixes = 0;
let reports: (string | null)[] = [];

beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.isUp = true;
  // Hosts of earlier tests still tell their own.
  reports = [];
  const address = server.settings(`hosts-${(prefixes += 1)}`);
  settings = { ...address, RELEASES_DIR: path.join(dir, 'host') };
  publisher = await openReleaseStore({ ...address, RELEASES_DIR: path.join(dir, 'publisher') });
});

const shell = { rest: shellFacts, contract: shellContract };
const stored = (version: string) => storeBuild(publisher, 'education', version);
async function released(version: string) {
  await stored(version);
  await listed(version);
}
const listed = (version: string) => publishStored(publisher, 'education', version);
async function shellReleased(version: string) {
  await storeBuild(publisher, 'shell', version, shell);
  await publishStored(publisher, 'shell', version);
}
/** The test's own time limit ends the wait. */
async function until(holds: () => Promise<boolean> | boolean) {
  while (!(await holds())) await sleep(50);
}

/** A host that has just started. */
const started = async (serves: AppName[] = ['shell']) =>
  followReleases(await openReleaseStore(settings), { serves, everyMs: 100, report: reportTo(reports) });
const reportTo = (told: typeof reports) => (error: Error | null) => void told.push(error?.message ?? null);
const copiesDir = async () => {
  const host = path.join(dir, 'host');
  return path.join(
    host,
    (await readdir(host)).find(name => name.startsWith('.copies'))!,
  );
};
const shellOf = async (source: Awaited<ReturnType<typeof started>>) =>
  defaultVersion((await source.read()).registry, 'shell')?.metadata.version;
const versionsOf = async (source: Awaited<ReturnType<typeof started>>) =>
  (await source.read()).registry.microFrontends['education']?.map(({ metadata }) => metadata.version);

test('a host has nothing until it reached the store once, then follows it', async () => {
  server.isUp = false;
  const source = await started();
  await expect(source.read()).rejects.toThrow('never reached');
  server.isUp = true;
  await released('1.0.0');
  await shellReleased('1.0.0');
  // Until it has asked again, it has nothing.
  await until(async () => (await shellOf(source).catch(() => undefined)) === '1.0.0');
  expect(await versionsOf(source)).toEqual(['1.0.0']);
  await released('1.1.0');
  await until(async () => (await versionsOf(source))?.length === 2);
});

test('while the store is away the last good copy is served, also by a process that starts then', async () => {
  await released('1.0.0');
  await shellReleased('1.0.0');
  const source = await started();
  server.isUp = false;
  await until(() => reports.at(-1) !== null);
  expect(await versionsOf(source)).toEqual(['1.0.0']);
  const next = await started();
  expect(await versionsOf(next)).toEqual(['1.0.0']);
  expect(await shellOf(next)).toBe('1.0.0');
  expect(await readdir(await next.folderOf('shell', '1.0.0'))).toContain('entry.js');
  server.isUp = true;
  await released('1.1.0');
  await until(async () => (await versionsOf(next))?.length === 2);
});

test('an emptied bucket takes nothing away', async () => {
  await released('1.0.0');
  const source = await started();
  const registry = String(await publisher.readFile('registry.json'));
  await publisher.removeFile('registry.json');
  await until(() => reports.at(-1)?.endsWith('is missing') ?? false);
  expect(await versionsOf(source)).toEqual(['1.0.0']);
  await publisher.writeFile('registry.json', registry);
  await until(() => reports.at(-1) === null);
});

test('a disk that takes no copies keeps no host from what is new, and is told', async () => {
  await released('1.0.0');
  const source = await started();
  // Nothing can be written where a folder is.
  const registry = path.join(await copiesDir(), 'registry.json');
  await rm(registry);
  await mkdir(path.join(registry, 'taken'), { recursive: true });
  await released('1.1.0');
  await until(async () => (await versionsOf(source))?.length === 2);
  await until(() => Boolean(reports.at(-1)));
  await rm(registry, { recursive: true });
  await until(() => reports.at(-1) === null);
  server.isUp = false;
  expect(await versionsOf(await started())).toHaveLength(2);
});

test('a version that was taken out is served again when it is released again', async () => {
  await released('1.0.0');
  await released('1.1.0');
  const source = await started(['education']);
  const copy = await source.folderOf('education', '1.0.0');
  const aWhileAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(copy, aWhileAgo, aWhileAgo);
  await changeRegistry(publisher, registry => {
    const [newest] = registry.microFrontends['education']!.slice(-1);
    return withVersions(registry, 'education', [{ ...newest!, fallbackUrl: newest!.url }]);
  });
  await until(async () => !(await readdir(path.dirname(copy))).includes('1.0.0'));
  await listed('1.0.0');
  await until(async () => (await versionsOf(source))?.length === 2);
  expect(await readdir(await source.folderOf('education', '1.0.0'))).toContain('entry.js');
});

test('files that could not be fetched are fetched before somebody asks, and are missed until then', async () => {
  await released('1.0.0');
  await started(['education']);
  await stored('1.1.0');
  const entry = 'education/1.1.0/entry.js';
  const bytes = String(await publisher.readFile(entry));
  const build = await publisher.readIntact('education', '1.1.0');
  await publisher.removeFile(entry);
  await changeRegistry(publisher, registry => publish(registry, publicationOf(build!)));
  await until(() => reports.at(-1)?.includes('1.1.0') ?? false);
  // It goes on being missed, also when nothing in the registry is new.
  reports.length = 0;
  await until(() => reports.length > 1);
  expect(reports.every(message => message?.includes('1.1.0'))).toBe(true);
  await publisher.writeFile(entry, bytes);
  const copies = await copiesDir();
  await until(() => readFile(path.join(copies, entry)).then(Boolean, () => false));
  await until(() => reports.at(-1) === null);
}, 30_000);

test('a shell host keeps copies of the shells and pages that are listed, not of all there ever were', async () => {
  const rendered = async (text: string) =>
    storePrerendered(publisher, { pages: { '/': { html: text, styles: '' } } });
  await released('1.0.0');
  await shellReleased('0.0.1');
  const source = await started();
  await source.folderOf('shell', '0.0.1');
  const [unused, used] = [await rendered('unused'), await rendered('used')];
  for (const integrity of [unused, used]) await readPrerendered(source, integrity);
  const copies = await copiesDir();
  const names = async () => [
    ...(await readdir(path.join(copies, 'shell'))),
    ...(await readdir(path.join(copies, 'pages'))),
  ];
  expect(await names()).toHaveLength(3);
  const aWhileAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of ['shell', 'pages'])
    for (const name of await readdir(path.join(copies, folder)))
      await utimes(path.join(copies, folder, name), aWhileAgo, aWhileAgo);
  const pages = { shell: '1.0.0', config: '0123456789abcdef', integrity: used };
  await changeRegistry(publisher, registry =>
    listRendered(registry, [{ name: 'education', version: '1.0.0', pages }]),
  );
  await shellReleased('1.0.0');
  await changeRegistry(publisher, registry =>
    withVersions(registry, 'shell', [
      { ...registry.microFrontends['shell']![1]!, fallbackUrl: '1.0.0/manifest.json' },
    ]),
  );
  await until(async () => (await readdir(path.join(copies, 'shell'))).join() === '1.0.0');
  await until(async () => (await names()).length === 2);
});

test('a microfrontend host is ready once it has a version, and serves what is published, from its disk', async () => {
  await released('1.0.0');
  server.isUp = false;
  const source = await started(['education']);
  const host = await listen(createMicrofrontendHost(source, 'education'));
  const status = async (file: string) => (await fetch(`${host}/${file}`)).status;
  expect(await status('health/ready')).toBe(503);
  server.isUp = true;
  await until(async () => (await status('health/ready')) === 200);
  server.isUp = false;
  expect(await status('1.0.0/entry.js')).toBe(200);
  server.isUp = true;
  await released('1.1.0');
  await until(async () => (await status('1.1.0/entry.js')) === 200);
  // Stored, but not published.
  await stored('2.0.0');
  expect(await status('2.0.0/entry.js')).toBe(404);
});

test('of a folder what changes shows at once, and what cannot be read leaves the last good registry', async () => {
  const folder = path.join(dir, 'folder');
  const file = path.join(folder, 'registry.json');
  const store = folderStore(folder);
  const source = await followReleases(store, { report: reportTo(reports) });
  await expect(source.read()).rejects.toThrow('nothing is published');
  for (const [at, name] of ['education', 'contact'].entries()) {
    await changeRegistry(store, registry => publish(registry, aPublication('1.0.0', { name })));
    expect(Object.keys((await source.read()).registry.microFrontends)).toHaveLength(at + 1);
  }
  const text = await readFile(file, 'utf8');
  for (const damaged of [null, '{', '[]', text.replace('"url"', '"uri"')]) {
    if (damaged === null) await rm(file);
    else await writeFile(file, damaged);
    expect(Object.keys((await source.read()).registry.microFrontends)).toEqual(['education', 'contact']);
    expect(reports.at(-1)).not.toBeNull();
  }
  await writeFile(file, text);
  await source.read();
  expect(reports.at(-1)).toBeNull();
});
