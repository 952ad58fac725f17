import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CONTRACT_FILE, MAPS_FOLDER, type Manifest } from '@site/federation/build/manifest';
import { storePrerendered, readPrerendered } from '../prerender/prerenderedStore.ts';
import { quiet, rollback } from '../testing/ungated.ts';
import { publicationOf } from '../release/promote.ts';
import { runReleaseSteps } from '../release/releaseSteps.ts';
import {
  aContract,
  aPublication,
  publishStored,
  storeBuild,
  shellContract,
  shellFacts,
  writeBuild,
} from '../testing/builds.ts';
import { dir, listen } from '../testing/fixtures.ts';
import { createMicrofrontendHost } from '../serve/microfrontendHost.ts';
import { startBucketServer, type BucketServer } from '../testing/bucketServer.ts';
import { openReleaseStore } from './openReleaseStore.ts';
import { publish, setTraffic } from '../registry/publish.ts';
import { findVersion } from '../registry/registry.ts';
import { changeRegistry, updateMicrofrontend } from './changeRegistry.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { s3Bucket } from './s3Bucket.ts';
import { readIntact, readVersionFile } from './versionFiles.ts';

// What holds for every release store, tried with each of them.

let server: BucketServer;
let open: () => Promise<ReleaseStore>;
let store: ReleaseStore;
let stores = 0;

beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
});
afterAll(() => server.close());

const name = 'education';

/** A build that is not stored yet. */
async function built(version: string, contract = aContract()) {
  const place = await mkdtemp(path.join(dir, 'build-'));
  await writeBuild(place, { version }, contract);
  return place;
}
const put = async (version: string, contract = aContract()) =>
  store.storeVersion(name, version, await built(version, contract));
const versions = async () => (await store.versions(name)).map(({ version }) => version).sort();
async function published(...versions: string[]) {
  for (const version of versions) {
    await put(version);
    const stored = await store.readIntact(name, version);
    await changeRegistry(store, registry => publish(registry, publicationOf(stored!)));
  }
}
const listed = async () =>
  (await store.read()).registry.microFrontends[name]?.map(({ metadata }) => metadata.version) ?? [];

describe.each(['folder', 'bucket'])('releases in a %s', kind => {
  beforeEach(async () => {
    const prefix = `store-${(stores += 1)}`;
    // Each has a folder of its own for copies, as on machines of their own.
    let machines = 0;
    open = () =>
      openReleaseStore(
        kind === 'folder'
          ? { RELEASES_DIR: dir }
          : {
              ...server.settings(prefix),
              RELEASES_DIR: path.join(dir, `machine-${(machines += 1)}`),
            },
      );
    store = await open();
  });

  test('of publishes at once none is lost, none doubled', async () => {
    const writers = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        changeRegistry(writers[at % 5]!, registry =>
          publish(registry, aPublication(`1.0.${at}`, { name: `team-${'abcde'[at % 5]}` })),
        ),
      ),
    );
    const { registry } = await store.read();
    const all = Object.values(registry.microFrontends).flatMap(versions => versions ?? []);
    expect(new Set(all.map(({ metadata }) => metadata.version)).size).toBe(25);
    expect(all).toHaveLength(25);
    expect(registry.sequence).toBe(25);
    expect(Object.values(registry.history).flat()).toHaveLength(25);
    // Writers on machines of their own meet at each write; on a busy machine that takes a while.
  }, 60_000);

  test('the same contents again are another state: shares that return have another ETag', async () => {
    await changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
    await changeRegistry(store, registry => publish(registry, aPublication('2.0.0'), 10));
    const seen = new Set<string | null>();
    for (const percent of [50, 10, 50, 10]) {
      await changeRegistry(store, registry => setTraffic(registry, name, '2.0.0', percent));
      seen.add((await store.read()).etag);
    }
    expect(seen.size).toBe(4);
    expect((await store.read()).registry.sequence).toBe(6);
  });

  test('a version is stored once: the same bytes pass, others under its name are rejected', async () => {
    await put('1.0.0');
    await put('1.0.0');
    await expect(put('1.0.0', aContract({ requires: {} }))).rejects.toThrow('versions never change');
    const [stored] = await store.versions(name);
    expect(stored).toMatchObject({ version: '1.0.0' });
    expect(stored?.bytes).toBeGreaterThan(100);
    expect(Date.now() - Number(stored?.storedAt)).toBeLessThan(60_000);
  });

  test.each<[string, Partial<Manifest>, string]>([
    ['another name', { name: 'shell' }, 'calls itself shell 1.0.0, not education 1.0.0'],
    ['a folder of another', { version: '../contact' }, 'is not a complete build'],
    ['a manifest without end', { owner: 'x'.repeat(1_000_001) }, 'a file of it is too large'],
  ])('a build with %s is rejected', async (_what, facts, said) => {
    const build = await mkdtemp(path.join(dir, 'build-'));
    await writeBuild(build, { version: '1.0.0', ...facts });
    await expect(store.storeVersion(name, facts.version ?? '1.0.0', build)).rejects.toThrow(said);
    expect(await versions()).toEqual([]);
  });

  test('a version with a changed byte is not whole, and is replaced by a whole one', async () => {
    await put('1.0.0');
    await store.writeFile(`${name}/1.0.0/entry.js`, 'evil');
    expect(await store.readIntact(name, '1.0.0')).toBeNull();
    await put('1.0.0');
    expect(await store.readIntact(name, '1.0.0')).not.toBeNull();
  });

  test('source maps are kept apart from the version, which browsers get, and go with it', async () => {
    const build = await built('1.0.0');
    await mkdir(path.join(build, MAPS_FOLDER));
    await writeFile(path.join(build, MAPS_FOLDER, 'entry.js.map.gz'), gzipSync('the map'));
    await store.storeVersion(name, '1.0.0', build);
    expect(await store.readSourceMap(name, '1.0.0', 'entry.js')).toBe('the map');
    expect(await store.readSourceMap(name, '1.0.0', 'other.js')).toBeNull();
    expect(await readdir(await store.folderOf(name, '1.0.0'))).not.toContain(MAPS_FOLDER);
    expect(await store.readFile(`${name}/1.0.0/${MAPS_FOLDER}/entry.js.map.gz`)).toBeNull();
    const host = await listen(createMicrofrontendHost(store, 'education'));
    expect((await fetch(`${host}/1.0.0/entry.js`)).status).toBe(200);
    for (const place of [
      '1.0.0/entry.js.map',
      '1.0.0/entry.js.map.gz',
      '1.0.0/.maps/entry.js.map.gz',
      '.maps/education/1.0.0/entry.js.map.gz',
      'retry-1/1.0.0/.maps/entry.js.map.gz',
      '1.0.0/%2emaps/entry.js.map.gz',
      '1.0.0/..%2f..%2f.maps/education/1.0.0/entry.js.map.gz',
    ])
      expect([place, (await fetch(`${host}/${place}`)).status]).toEqual([place, 404]);
    const kept = '.maps/education/1.0.0/entry.js.map.gz';
    expect(await store.readFile(kept)).not.toBeNull();
    await store.removeVersion(name, '1.0.0');
    expect(await store.readFile(kept)).toBeNull();
  });

  test('another machine gets the files of a version', async () => {
    await put('1.0.0');
    const folder = await (await open()).folderOf(name, '1.0.0');
    expect(await readFile(path.join(folder, 'entry.js'), 'utf8')).toContain("'1.0.0'");
    expect(path.basename(folder)).toBe('1.0.0');
  });

  test('a rejected release takes away what it has stored, and nothing that was there before or is listed', async () => {
    await storeBuild(store, 'shell', '1.0.0', { rest: shellFacts, contract: shellContract });
    await publishStored(store, 'shell', '1.0.0');
    await published('1.0.0');
    const releaseWhile = async (version: string, meanwhile: () => Promise<unknown>) => {
      const build = await built(version);
      const stored = await readIntact(build);
      const prerender = async () => {
        await meanwhile();
        return [];
      };
      return runReleaseSteps({
        ...{ build: { name, dir: build, ...stored! }, isFromStore: false, sources: undefined, checked: [] },
        request: { ...quiet, name, store, traffic: 100, version, prerender },
        registry: (await store.read()).registry,
      });
    };
    const changed = 'was changed by another release in the meantime';
    await expect(releaseWhile('1.1.0', () => published('1.2.0'))).rejects.toThrow(changed);
    expect(await store.readIntact(name, '1.1.0')).toBeNull();
    await put('1.3.0');
    await expect(releaseWhile('1.3.0', () => published('1.4.0'))).rejects.toThrow(changed);
    expect(await store.readIntact(name, '1.3.0')).not.toBeNull();
    await expect(releaseWhile('1.5.0', () => published('1.5.0'))).rejects.toThrow(changed);
    expect(await store.readIntact(name, '1.5.0')).not.toBeNull();
    expect(await versions()).toEqual([...(await listed()), '1.3.0'].sort());
  });

  test('a text that is no registry is an error, and is not written over', async () => {
    await store.writeFile('registry.json', '{"microFrontends":[]}');
    const change = changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
    await expect(change).rejects.toThrow('registry.json is not a valid registry. Restore it');
    expect(String(await store.readFile('registry.json'))).toBe('{"microFrontends":[]}');
  });
});

describe('a bucket', () => {
  let prefix: string;
  beforeEach(async () => {
    prefix = `store-${(stores += 1)}`;
    server.isUp = true;
    open = () => openReleaseStore({ ...server.settings(prefix), RELEASES_DIR: path.join(dir, 'copies') });
    store = await open();
  });
  afterEach(() => void (server.isUp = true));

  test('that is away is an error within its time limit, and what was copied is still there', async () => {
    await published('1.0.0');
    await store.folderOf(name, '1.0.0');
    server.isUp = false;
    await expect(store.read()).rejects.toThrow(/release store s3:.* cannot be used.*RELEASES_URL/);
    const folder = await (await open()).folderOf(name, '1.0.0');
    expect(await readdir(folder)).toContain('entry.js');
  });

  test('whose answer to a write is lost has written it once', async () => {
    await published('1.0.0');
    const { registry: seen } = await store.read();
    server.loseAnswerOf = 'registry.json';
    // Its own write would count as another release here.
    await updateMicrofrontend(store, name, seen, registry => publish(registry, aPublication('1.1.0')));
    expect(server.loseAnswerOf).toBeNull();
    expect(await listed()).toEqual(['1.0.0', '1.1.0']);
    expect((await store.read()).registry.sequence).toBe(2);
  });

  test('in which somebody replaced a version gives no host other files than the published ones', async () => {
    await published('1.0.0', '1.1.0');
    const { metadata } = findVersion((await store.read()).registry, name, '1.0.0')!;
    await replaceInBucket('1.0.0');
    const another = await openReleaseStore({
      ...server.settings(prefix),
      RELEASES_DIR: path.join(dir, 'more'),
    });
    await expect(another.folderOf(name, '1.0.0', metadata.integrity)).rejects.toThrow(
      'not the published one',
    );
    await expect(readVersionFile(another, name, '1.0.0', CONTRACT_FILE, metadata.integrity)).rejects.toThrow(
      'not what was published',
    );
    await expect(rollback({ name, store: another })).rejects.toThrow('not those that were published');
  });

  test('that is put right puts right a host that had copied other files', async () => {
    await published('1.0.0');
    const { metadata } = findVersion((await store.read()).registry, name, '1.0.0')!;
    const files = await filesOf(await store.folderOf(name, '1.0.0'));
    await replaceInBucket('1.0.0');
    const host = { ...server.settings(prefix), RELEASES_DIR: path.join(dir, 'host') };
    const wrong = await (await openReleaseStore(host)).folderOf(name, '1.0.0');
    for (const [file, bytes] of Object.entries(files))
      await bucketOf(prefix).put(`${name}/1.0.0/${file}`, bytes);
    const right = await (await openReleaseStore(host)).folderOf(name, '1.0.0', metadata.integrity);
    expect(right).toBe(wrong);
    expect(await filesOf(right)).toEqual(files);
  });

  const bucketOf = (place: string) => s3Bucket(server.settings(place).RELEASES_URL, true);

  const filesOf = async (folder: string) =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(folder)).map(async file => [file, await readFile(path.join(folder, file))] as const),
      ),
    );

  /** Another build under a name that was published: as whole as any, and not what the registry lists. */
  async function replaceInBucket(version: string) {
    const build = await built(version, aContract({ operations: ['{ other { id } }'] }));
    for (const file of await readdir(build))
      await bucketOf(prefix).put(`${name}/${version}/${file}`, await readFile(path.join(build, file)));
  }

  test('asks for a registry that has not changed without fetching it again', async () => {
    await published('1.0.0');
    const first = await store.read();
    expect(await store.read()).toBe(first);
  });

  test('says of each file whether caches may keep it', async () => {
    await put('1.0.0');
    await changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
    const place = '.maps/education/1.0.0/entry.js.map.gz';
    for (const file of [place, 'pages/0123.json', 'figures/host-1.json']) await store.writeFile(file, '{}');
    const cachedFor = (file: string) =>
      [...server.cacheControls].findLast(([key]) => key.endsWith(file))?.[1];
    for (const file of [`${name}/1.0.0/entry.js`, place, 'pages/0123.json'])
      expect(cachedFor(file)).toMatch(/^public, max-age=\d{8}, immutable$/);
    for (const file of ['registry.json', 'figures/host-1.json']) expect(cachedFor(file)).toBe('no-cache');
  });

  test('a file that was changed in the bucket is not copied, nor a compressed one of other contents', async () => {
    await put('1.0.0');
    await store.writeFile(`${name}/1.0.0/entry.js.br`, 'not brotli');
    const folder = await store.folderOf(name, '1.0.0');
    expect(await readdir(folder)).not.toContain('entry.js.br');
    await put('1.1.0');
    await store.writeFile(`${name}/1.1.0/entry.js`, 'evil');
    await expect(store.folderOf(name, '1.1.0')).rejects.toThrow('not complete');
  });

  test('a file that was changed in the bucket is read again once it is put right', async () => {
    await put('1.0.0');
    const file = `${name}/1.0.0/entry.js`;
    const bytes = String(await store.readFile(file));
    await store.writeFile(file, 'evil');
    const read = () => readVersionFile(store, name, '1.0.0', 'entry.js');
    await expect(read()).rejects.toThrow('not what was published');
    await store.writeFile(file, bytes);
    expect(String(await read())).toBe(bytes);
  });

  test('rendered pages that were damaged on the disk are fetched again', async () => {
    const pages = { pages: { '/': { html: 'rendered', styles: '' } } };
    const integrity = await storePrerendered(store, pages);
    await readPrerendered(store, integrity);
    const copies = (await readdir(dir, { recursive: true })).filter(file => /pages\/.*\.json$/.test(file));
    expect(copies).toHaveLength(1);
    await writeFile(path.join(dir, copies[0]!), '{"pages":{}}');
    expect((await readPrerendered(await open(), integrity)).pages['/']?.html).toBe('rendered');
  });

  test('a copy that was damaged on the disk is fetched again by the next process', async () => {
    await put('1.0.0');
    const folder = await store.folderOf(name, '1.0.0');
    await writeFile(path.join(folder, 'entry.js'), 'evil');
    expect(
      await readFile(path.join(await (await open()).folderOf(name, '1.0.0'), 'entry.js'), 'utf8'),
    ).toContain("'1.0.0'");
  });
});
