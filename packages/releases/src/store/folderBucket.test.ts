import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { storeBuild } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';
import { folderBucket } from './folderBucket.ts';
import { folderStore } from './openReleaseStore.ts';

// Publishers as they really are: processes that know nothing of each other but the folder.
const PUBLISHER = path.join(import.meta.dirname, '../testing/publisher.ts');

/** @returns the signal that ended it, or its exit code */
async function runPublisher(...args: (string | number)[]) {
  const child = spawn(process.execPath, [PUBLISHER, dir, ...args.map(String)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal ?? code;
}
const read = async () => (await folderStore(dir).read()).registry;

test('of publishes by processes at once none is lost, and each is in the history', async () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(await Promise.all(names.map(name => runPublisher(name, 10)))).toEqual([0, 0, 0, 0]);
  const { microFrontends, history } = await read();
  for (const name of names) expect([microFrontends[name]?.length, history[name]?.length]).toEqual([10, 10]);
  expect((await readdir(dir)).sort()).toEqual(['.staging', 'registry.json']);
});

test('a publisher killed between writing and renaming leaves the registry, and a lock that goes when it is old', async () => {
  expect(await runPublisher('education', 3, 3)).toBe('SIGKILL');
  const { microFrontends } = await read();
  expect(microFrontends['education']).toHaveLength(2);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path.join(dir, 'registry.lock'), longAgo, longAgo);
  expect(await runPublisher('contact', 1)).toBe(0);
  expect((await read()).microFrontends['education']).toEqual(microFrontends['education']);
  expect(Object.keys((await read()).history)).toEqual(['education', 'contact']);
});

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
