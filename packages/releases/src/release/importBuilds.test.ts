import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importBuilds } from './importBuilds.ts';
import { publish, setTraffic } from '../registry/publish.ts';
import { defaultVersion } from '../registry/registry.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { aPublication, shellContract, shellFacts, writeBuild } from '../testing/builds.ts';

let dir: string;
let storeDir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'import-builds-'));
  storeDir = path.join(dir, 'store');
  store = folderStore(storeDir);
});
afterEach(() => rm(dir, { recursive: true }));

/** What an image carries. */
async function imageOf(version: string) {
  const builds = path.join(dir, `image-${version}`);
  await writeBuild(path.join(builds, 'education', version));
  return builds;
}

const live = async () => defaultVersion((await store.read()).registry, 'education')?.metadata.version;

test('promotes a new image; one that starts again undoes no rollback', async () => {
  await importBuilds(await imageOf('1.0.0'), store);
  expect(await live()).toBe('1.0.0');
  const next = await imageOf('1.1.0');
  expect(await importBuilds(next, store)).toEqual([{ app: 'education', version: '1.1.0' }]);
  expect(await live()).toBe('1.1.0');
  await changeRegistry(store, registry => setTraffic(registry, 'education', '1.0.0', 100));
  await importBuilds(next, store);
  expect(await live()).toBe('1.0.0');
});

test.each([0, 10])('the image of a version that had %i %% of the browsers is promoted', async percent => {
  await importBuilds(await imageOf('1.0.0'), store);
  const next = await imageOf('1.1.0');
  await writeBuild(path.join(storeDir, 'education/1.1.0'));
  await changeRegistry(store, registry => publish(registry, aPublication('1.1.0'), percent));
  expect(await live()).toBe('1.0.0');
  await importBuilds(next, store);
  expect(await live()).toBe('1.1.0');
});

test('a store that lost its history is left as it is by a restart', async () => {
  const old = await imageOf('1.0.0');
  await importBuilds(old, store);
  await importBuilds(await imageOf('1.1.0'), store);
  await changeRegistry(store, registry => ({ ...registry, history: {} }));
  await importBuilds(old, store);
  expect(await live()).toBe('1.1.0');
});

test('several replicas import one image at once', async () => {
  const image = await imageOf('1.0.0');
  await Promise.all(Array.from({ length: 8 }, () => importBuilds(image, store)));
  expect(await live()).toBe('1.0.0');
  expect((await store.read()).registry.history['education']).toHaveLength(1);
});

test('an older image that restarts beside a newer one changes nothing unless it is asked to', async () => {
  const old = await imageOf('1.0.0');
  await importBuilds(old, store);
  await importBuilds(await imageOf('1.1.0'), store);
  await importBuilds(old, store);
  expect(await live()).toBe('1.1.0');
  await importBuilds(old, store, true);
  expect(await live()).toBe('1.0.0');
});

test('an older shell that restarts does not undo a newer one', async () => {
  const shellImage = async (version: string) => {
    const image = path.join(dir, `shell-${version}`);
    await writeBuild(path.join(image, 'shell', version), shellFacts, shellContract);
    return image;
  };
  const liveVersion = async () => defaultVersion((await store.read()).registry, 'shell')?.metadata.version;
  const [old, next] = [await shellImage('1.0.0'), await shellImage('2.0.0')];
  await importBuilds(old, store);
  expect(await liveVersion()).toBe('1.0.0');
  await importBuilds(next, store);
  await importBuilds(old, store);
  expect(await liveVersion()).toBe('2.0.0');
  await importBuilds(old, store, true);
  expect(await liveVersion()).toBe('1.0.0');
});

test('a damaged build, or other files under a known name, change nothing', async () => {
  await importBuilds(await imageOf('1.0.0'), store);
  const damaged = await imageOf('1.1.0');
  await writeFile(path.join(damaged, 'education/1.1.0/entry.js'), 'something else');
  await expect(importBuilds(damaged, store)).rejects.toThrow('not a complete build');
  const other = path.join(dir, 'other');
  await writeBuild(path.join(other, 'education/1.0.0'), { owner: 'another team' });
  await expect(importBuilds(other, store)).rejects.toThrow('versions never change');
  expect(await live()).toBe('1.0.0');
});

test('runs as a job of its own, and says in a sentence why it fails', async () => {
  const script = path.join(import.meta.dirname, 'importBuilds.ts');
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [script], { env, encoding: 'utf8', timeout: 15_000 });
  const done = run({ BUILDS_DIR: await imageOf('1.0.0'), RELEASES_DIR: storeDir });
  expect([done.status, done.stdout]).toEqual([0, 'education 1.0.0 is in the store\n']);
  expect(await live()).toBe('1.0.0');
  const other = path.join(dir, 'other');
  await writeBuild(path.join(other, 'education/1.0.0'), { owner: 'another team' });
  for (const [env, sentence] of [
    [{}, /^BUILDS_DIR: .*\n$/],
    [{ BUILDS_DIR: other }, /^Builds cannot be stored: .*versions never change.*\n$/],
  ] as const) {
    const failed = run({ ...env, RELEASES_DIR: storeDir });
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringMatching(sentence)]);
  }
});
