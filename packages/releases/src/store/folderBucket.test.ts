import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { storeBuild } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';
import { folderBucket } from './folderBucket.ts';
import { folderStore } from './openReleaseStore.ts';

test('a waiter that saw a stale lock leaves the lock of one that was faster', async () => {
  const files = await import('node:fs/promises');
  const lock = path.join(dir, 'registry.lock');
  let looks = 0;
  const stat = async (place: string) => {
    const seen = await files.stat(place);
    if (looks++ === 0) await writeFile(lock, 'of the faster one');
    return seen;
  };
  jest.unstable_mockModule('node:fs/promises', () => ({ ...files, stat }));
  jest.resetModules();
  const again = await import('./folderBucket.ts');
  await writeFile(lock, '');
  await utimes(lock, 0, 0);
  const put = again.folderBucket(dir).put('registry.json', Buffer.from('{}'), null);
  while (looks < 4) await sleep(5);
  expect(await readFile(lock, 'utf8')).toBe('of the faster one');
  await rm(lock);
  await put;
  expect((await readdir(dir)).sort()).toEqual(['.staging', 'registry.json']);
});

test('a version that many replicas store at once is there for each, also in the place of a damaged one', async () => {
  for (let round = 0; round < 20; round += 1) {
    const place = path.join(dir, 'education/1.0.0');
    await rm(place, { recursive: true, force: true });
    if (round % 2 === 1) {
      await mkdir(place, { recursive: true });
      await writeFile(path.join(place, 'entry.js'), 'half of it');
    }
    const replicas = Array.from({ length: 6 }, async () => {
      const store = folderStore(dir);
      await storeBuild(store, 'education', '1.0.0');
      return store.readIntact('education', '1.0.0');
    });
    for (const found of await Promise.all(replicas)) expect(found).not.toBeNull();
  }
});

test('links are no objects, and what is removed leaves no empty folders', async () => {
  const bucket = folderBucket(dir);
  await bucket.put('education/1.0.0/entry.js', Buffer.from('x'));
  await symlink(path.join(dir, 'education/1.0.0/entry.js'), path.join(dir, 'education/1.0.0/link.js'));
  expect((await bucket.list('education/')).map(({ key }) => key)).toEqual(['education/1.0.0/entry.js']);
  expect(await bucket.list('contact/')).toEqual([]);
  await rm(path.join(dir, 'education/1.0.0/link.js'));
  await bucket.remove('education/1.0.0/entry.js');
  expect(await readdir(dir)).toEqual(['.staging']);
});
