import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { importBuilds as importAndWait } from './importBuilds.ts';
import { publish, setTraffic } from '../registry/publish.ts';
import { defaultVersion, findVersion } from '../registry/registry.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AppName } from '@site/federation/build/workspace';
import { aContract, aPublication, shellContract, shellFacts, writeBuild } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';

let storeDir: string;
let store: ReleaseStore;

beforeEach(() => {
  storeDir = path.join(dir, 'store');
  store = folderStore(storeDir);
});

const importBuilds = (builds: string) => importAndWait(builds, store, 0);

/** What an image carries. */
async function imageOf(version: string, app: AppName = 'education') {
  const builds = path.join(dir, `image-${version}`);
  const isShell = app === 'shell';
  await writeBuild(
    path.join(builds, app, version),
    isShell ? shellFacts : {},
    isShell ? shellContract : aContract(),
  );
  return builds;
}

const live = async (app: AppName = 'education') =>
  defaultVersion((await store.read()).registry, app)?.metadata.version;

test('promotes a new image; one that starts again undoes no rollback', async () => {
  await importBuilds(await imageOf('1.0.0'));
  expect(await live()).toBe('1.0.0');
  const next = await imageOf('1.1.0');
  expect(await importBuilds(next)).toEqual([{ app: 'education', version: '1.1.0' }]);
  expect(await live()).toBe('1.1.0');
  await changeRegistry(store, registry => setTraffic(registry, 'education', '1.0.0', 100));
  await importBuilds(next);
  expect(await live()).toBe('1.0.0');
});

test.each([0, 10])('the image of a version that had %i %% of the browsers is promoted', async percent => {
  await importBuilds(await imageOf('1.0.0'));
  const next = await imageOf('1.1.0');
  await writeBuild(path.join(storeDir, 'education/1.1.0'));
  await changeRegistry(store, registry => publish(registry, aPublication('1.1.0'), percent));
  expect(await live()).toBe('1.0.0');
  await importBuilds(next);
  expect(await live()).toBe('1.1.0');
});

test('several replicas import one image at once', async () => {
  const image = await imageOf('1.0.0');
  await Promise.all(Array.from({ length: 8 }, () => importBuilds(image)));
  expect(await live()).toBe('1.0.0');
  expect((await store.read()).registry.history['education']).toHaveLength(1);
});

test.each(['education', 'shell'] as const)(
  'an older %s that restarts beside a newer one changes nothing',
  async app => {
    const old = await imageOf('1.0.0', app);
    await importBuilds(old);
    await importBuilds(await imageOf('2.0.0', app));
    await importBuilds(old);
    expect(await live(app)).toBe('2.0.0');
  },
);

test('a new image is listed for longer than gateways take to see it before browsers get it', async () => {
  await importBuilds(await imageOf('1.0.0'));
  const imported = importAndWait(await imageOf('1.1.0'), store, 1000);
  const listed = async () => findVersion((await store.read()).registry, 'education', '1.1.0');
  while (!(await listed())) await sleep(10);
  await sleep(300);
  expect(await live()).toBe('1.0.0');
  await imported;
  expect(await live()).toBe('1.1.0');
});

test('a damaged build changes nothing', async () => {
  await importBuilds(await imageOf('1.0.0'));
  const damaged = await imageOf('1.1.0');
  await writeFile(path.join(damaged, 'education/1.1.0/entry.js'), 'something else');
  await expect(importBuilds(damaged)).rejects.toThrow('not a complete build');
  expect(await live()).toBe('1.0.0');
});

test('other files under a known name end its job with a sentence, and change nothing', async () => {
  await importBuilds(await imageOf('1.0.0'));
  const other = path.join(dir, 'other');
  await writeBuild(path.join(other, 'education/1.0.0'), { owner: 'another team' });
  const script = path.join(import.meta.dirname, 'importBuilds.ts');
  const env = { BUILDS_DIR: other, RELEASES_DIR: storeDir };
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  const sentence = /^Builds cannot be stored: .*versions never change.*\n$/;
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  expect((await store.readIntact('education', '1.0.0'))?.manifest.owner).not.toBe('another team');
});
