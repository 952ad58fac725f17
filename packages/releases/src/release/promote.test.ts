import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { folderStore } from '../store/openReleaseStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { writeBuild } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import { withVerdict } from '../registry/verdicts.ts';
import { ofChangedSources, promote, replaceDevelopmentBuild } from './promote.ts';

let store: ReleaseStore;
beforeEach(() => void (store = folderStore(dir)));

type Promote = (...build: Parameters<typeof replaceDevelopmentBuild>) => Promise<unknown>;
const promoteChanged: Promote = (...build) => promote(...build, ofChangedSources);

async function build(version: string, list: Promote = replaceDevelopmentBuild) {
  const folder = path.join(dir, 'education', version);
  await writeBuild(folder);
  const stored = await store.readIntact('education', version);
  await list(store, 'education', stored!);
  return folder;
}

test('a development build is listed alone: nothing stands in for it when it fails', async () => {
  const first = await build('1.0.0-a');
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const file of await readdir(first)) await utimes(path.join(first, file), anHourAgo, anHourAgo);
  await build('1.0.0-b');
  await build('1.0.0-c');
  const { registry } = await store.read();
  expect(registry.microFrontends['education']).toMatchObject([
    { metadata: { version: '1.0.0-c' }, fallbackUrl: '1.0.0-c/manifest.json', deployment: { traffic: 100 } },
  ]);
  expect((await store.versions('education')).map(({ version }) => version).sort()).toEqual([
    '1.0.0-b',
    '1.0.0-c',
  ]);
});

test('sources that are changed back bring no version back that failed', async () => {
  const live = async () =>
    (await store.read()).registry.microFrontends['education']?.find(({ deployment }) => deployment.default)
      ?.metadata.version;
  await build('1.0.0-a', promoteChanged);
  await build('1.0.0-b', promoteChanged);
  const verdict = { state: 'failed' as const, at: new Date().toISOString() };
  await changeRegistry(store, registry => withVerdict(registry, 'education', '1.0.0-a', verdict));
  await build('1.0.0-a', promoteChanged);
  expect(await live()).toBe('1.0.0-b');
  await build('1.0.0-c', promoteChanged);
  expect(await live()).toBe('1.0.0-c');
});
