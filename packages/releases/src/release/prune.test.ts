import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { publicationOf } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from '../registry/publish.ts';
import { release, rollback } from '../testing/ungated.ts';
import { readIntact, versionDir } from '../store/versionFiles.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { aContract, writeBuild, writeShell } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';

const name = 'education' as const;
let store: ReleaseStore;

beforeEach(async () => {
  store = folderStore(dir);
  await writeShell(dir);
});

async function published(...versions: string[]) {
  for (const version of versions) {
    await writeBuild(versionDir(dir, name, version));
    const stored = await readIntact(versionDir(dir, name, version));
    await changeRegistry(store, registry => publish(registry, publicationOf(stored!)));
  }
}

/** As if everything had happened a while ago. */
async function afterDays(days: number) {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  await changeRegistry(store, registry => {
    const [...changes] = registry.history[name] ?? [];
    return { ...registry, history: { ...registry.history, [name]: changes.map(one => ({ ...one, at })) } };
  });
}

const folders = async () => (await readdir(path.join(dir, name))).sort();
const pruned = (keep: number, days = 7) => prune({ name, store, keep, days });

test('keeps the newest versions, the live one and its fallback', async () => {
  await published('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0');
  await afterDays(30);
  expect(await pruned(1)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(await folders()).toEqual(['1.3.0', '1.4.0']);
  expect(await rollback({ name, store })).toMatchObject({ version: '1.3.0' });
});

test('keeps a version that was rolled back to, however old it is', async () => {
  await published('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  await rollback({ name, store, version: '1.0.0' });
  await afterDays(30);
  expect(await pruned(0)).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(await folders()).toEqual(['1.0.0']);
});

test('keeps what browsers got within the last days: a tab may be open', async () => {
  await published('1.0.0', '1.1.0', '1.2.0');
  await afterDays(30);
  // Until now 1.2.0 was live, with 1.1.0 as its fallback.
  await published('1.3.0', '1.4.0');
  expect(await pruned(0)).toEqual(['1.0.0']);
});

test('a dry run changes nothing', async () => {
  await published('1.0.0', '1.1.0', '1.2.0');
  await afterDays(30);
  expect(await prune({ name, store, keep: 0, days: 7, dryRun: true })).toEqual(['1.0.0']);
  expect(await folders()).toHaveLength(3);
});

test('takes stored versions that killed releases left behind once they are old', async () => {
  await published('1.0.0');
  await writeBuild(versionDir(dir, name, '1.1.0'));
  await writeBuild(versionDir(dir, name, '1.2.0'));
  const at = new Date(Date.now() - 2 * 86_400_000);
  for (const version of ['1.0.0', '1.1.0'])
    for (const file of await readdir(versionDir(dir, name, version)))
      await utimes(path.join(versionDir(dir, name, version), file), at, at);
  expect(await pruned(0)).toEqual([]);
  expect(await prune({ name, store, keep: 0, days: 0, dryRun: true })).toEqual(['1.1.0']);
  expect(await folders()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(await pruned(0, 0)).toEqual(['1.1.0']);
  expect(await folders()).toEqual(['1.0.0', '1.2.0']);
});

test('rejects other bytes under the name of a pruned version', async () => {
  await published('1.0.0', '1.1.0', '1.2.0');
  await afterDays(30);
  await pruned(0);
  await writeBuild(versionDir(dir, name, '1.0.0'), {}, aContract({ requires: {} }));
  await expect(release({ name, store, traffic: 100, published: '1.0.0' })).rejects.toThrow(
    'published with other contents before',
  );
  await writeBuild(versionDir(dir, name, '1.0.0'));
  expect(await release({ name, store, traffic: 100, published: '1.0.0' })).toMatchObject({
    before: '1.2.0',
  });
});
