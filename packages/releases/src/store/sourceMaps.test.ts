import { access, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { MAPS_FOLDER } from '@site/federation/build/manifest';
import { createMicrofrontendHost } from '../serve/microfrontendHost.ts';
import { startBucketServer } from '../testing/bucketServer.ts';
import { writeBuild } from '../testing/builds.ts';
import { dir, listen } from '../testing/fixtures.ts';
import { openReleaseStore } from './openReleaseStore.ts';

const map = JSON.stringify({ version: 3, sources: ['mfe-education/src/secret.ts'] });

/** A build as the compiler leaves it, on its way into the store. */
async function stage(version: string) {
  const staged = await mkdtemp(path.join(dir, 'build-'));
  await writeBuild(staged, { version });
  await mkdir(path.join(staged, MAPS_FOLDER));
  await writeFile(path.join(staged, MAPS_FOLDER, 'entry.js.map.gz'), gzipSync(map));
  return staged;
}

test('a folder keeps maps beside its versions, where the host answers 404, and prunes them with the version', async () => {
  const store = await openReleaseStore({ RELEASES_DIR: dir });
  await store.storeVersion('education', '1.0.0', await stage('1.0.0'));
  await store.storeVersion('education', '1.0.0', await stage('1.0.0'));
  expect(await store.readSourceMap('education', '1.0.0', 'entry.js')).toBe(map);
  expect(await store.readSourceMap('education', '1.0.0', 'other.js')).toBeNull();
  expect(await readdir(await store.folderOf('education', '1.0.0'))).not.toContain(MAPS_FOLDER);

  const base = await listen(createMicrofrontendHost(store, 'education'));
  const status = async (place: string) => (await fetch(base + place)).status;
  expect(await status('/1.0.0/entry.js')).toBe(200);
  for (const place of [
    '/1.0.0/entry.js.map',
    '/1.0.0/entry.js.map.gz',
    '/1.0.0/.maps/entry.js.map.gz',
    '/.maps/education/1.0.0/entry.js.map.gz',
    '/retry-1/1.0.0/.maps/entry.js.map.gz',
    '/1.0.0/%2emaps/entry.js.map.gz',
    '/1.0.0/..%2f..%2f.maps/education/1.0.0/entry.js.map.gz',
  ])
    expect([place, await status(place)]).toEqual([place, 404]);

  await store.removeVersion('education', '1.0.0');
  await expect(access(path.join(dir, MAPS_FOLDER, 'education/1.0.0'))).rejects.toThrow('ENOENT');
});

test('a bucket keeps maps outside of what may be public, and hosts copy none', async () => {
  const server = await startBucketServer();
  const before = process.env;
  process.env = { ...before, ...server.settings() };
  try {
    const store = await openReleaseStore({ RELEASES_DIR: dir, ...server.settings() });
    const kept = '.maps/education/1.0.0/entry.js.map.gz';
    await store.storeVersion('education', '1.0.0', await stage('1.0.0'));
    expect(await store.readSourceMap('education', '1.0.0', 'entry.js')).toBe(map);
    expect(await store.readFile(kept)).not.toBeNull();
    // All below NAME/ may be public.
    expect(await store.readFile('education/1.0.0/.maps/entry.js.map.gz')).toBeNull();
    expect(await readdir(await store.folderOf('education', '1.0.0'))).not.toContain(MAPS_FOLDER);
    await store.removeVersion('education', '1.0.0');
    expect(await store.readFile(kept)).toBeNull();
  } finally {
    process.env = before;
    await server.close();
  }
});
