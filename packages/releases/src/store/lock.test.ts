import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { withLock } from './lock.ts';
import { publish } from '../registry/publish.ts';
import { emptyRegistry } from '../registry/registry.ts';
import { folderStore } from './openReleaseStore.ts';
import { aPublication } from '../testing/builds.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('runs one holder at a time', async () => {
  let inside = 0;
  let most = 0;
  const work = () =>
    withLock(dir, async () => {
      most = Math.max(most, ++inside);
      await new Promise(resolve => setTimeout(resolve, 5));
      inside--;
    });
  await Promise.all(Array.from({ length: 10 }, work));
  expect(most).toBe(1);
  expect(await readdir(dir)).toEqual([]);
});

test('a holder that lost the lock while suspended knows it, and leaves the new lock', async () => {
  const lock = path.join(dir, 'registry.lock');
  await withLock(dir, async holdsLock => {
    await writeFile(lock, 'another machine 1 x');
    expect(await holdsLock()).toBe(false);
  });
  expect(await readdir(dir)).toEqual(['registry.lock']);
});

test('waits for a lock of another machine', async () => {
  await writeFile(path.join(dir, 'registry.lock'), `elsewhere ${process.pid} x`);
  const write = folderStore(dir).write(publish(emptyRegistry(), aPublication('1.0.0')), null);
  const first = await Promise.race([
    write.then(() => 'written'),
    new Promise(resolve => setTimeout(() => resolve('waiting'), 300)),
  ]);
  expect(first).toBe('waiting');
  await rm(path.join(dir, 'registry.lock'));
  await write;
});
