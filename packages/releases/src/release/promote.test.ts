import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderStore } from '../registry/folderStore.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { publishStored, writeBuild } from '../testing/builds.ts';
import { changeRegistry } from '../registry/releaseStore.ts';
import { withVerdict } from '../registry/verdicts.ts';
import { promoteBuilt, replaceDevelopmentBuild, wasReplaced } from './promote.ts';

let dir: string;
let store: ReleaseStore;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'development-'));
  store = folderStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

async function build(version: string, list = replaceDevelopmentBuild) {
  const folder = path.join(dir, 'education', version);
  await writeBuild(folder);
  const stored = await store.readIntact('education', version);
  await list('education', store, stored!);
  return folder;
}

test('a development build is listed alone: nothing stands in for it when it fails', async () => {
  const first = await build('1.0.0-a');
  const anHourAgo = new Date(Date.now() - 3_700_000);
  await utimes(first, anHourAgo, anHourAgo);
  await build('1.0.0-b');
  await build('1.0.0-c');
  const { registry } = await store.read();
  expect(registry.microFrontends['education']).toMatchObject([
    { metadata: { version: '1.0.0-c' }, fallbackUrl: '1.0.0-c/manifest.json', deployment: { traffic: 100 } },
  ]);
  expect((await store.versions('education')).sort()).toEqual(['1.0.0-b', '1.0.0-c']);
});

test('sources that are changed back bring no version back that failed', async () => {
  const live = async () =>
    (await store.read()).registry.microFrontends['education']?.find(({ deployment }) => deployment.default)
      ?.metadata.version;
  await build('1.0.0-a', promoteBuilt);
  await build('1.0.0-b', promoteBuilt);
  const verdict = { state: 'failed' as const, at: new Date().toISOString() };
  await changeRegistry(store, registry => withVerdict(registry, 'education', '1.0.0-a', verdict));
  await build('1.0.0-a', promoteBuilt);
  expect(await live()).toBe('1.0.0-b');
  await build('1.0.0-c', promoteBuilt);
  expect(await live()).toBe('1.0.0-c');
});

test('sources that were promoted last and replaced by a release since need no build', async () => {
  const needsNone = (version: string) => wasReplaced('education', store, version);
  expect(await needsNone('1.0.0-a')).toBe(false);
  await build('1.0.0-a', promoteBuilt);
  expect(await needsNone('1.0.0-a')).toBe(false);
  await writeBuild(path.join(dir, 'education', '1.0.0-release'));
  await publishStored(store, 'education', '1.0.0-release');
  expect([await needsNone('1.0.0-a'), await needsNone('1.0.0-b')]).toEqual([true, false]);
});
