import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderStore } from './openReleaseStore.ts';

// Publishers as they really are: processes that know nothing of each other but the folder.

const PUBLISHER = path.join(import.meta.dirname, '../testing/publisher.ts');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'publishers-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** @returns the signal that ended it, or its exit code */
async function runPublisher(...args: (string | number)[]) {
  const child = spawn(process.execPath, [PUBLISHER, dir, ...args.map(String)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal ?? code;
}

const countOf = async (name: string) => (await folderStore(dir).read()).registry.microFrontends[name]?.length;

test('a hundred publishes by five processes at once: none is lost, each is in the history', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(names.map(name => runPublisher(name, 20)))).toEqual([0, 0, 0, 0, 0]);
  expect(await Promise.all(names.map(countOf))).toEqual([20, 20, 20, 20, 20]);
  const { history } = (await folderStore(dir).read()).registry;
  expect(names.map(name => history[name]?.length)).toEqual([20, 20, 20, 20, 20]);
  expect((await readdir(dir)).sort()).toEqual(['.staging', 'registry.json']);
});

test('a publisher killed between writing and renaming leaves the old registry and blocks no other publisher', async () => {
  expect(await runPublisher('education', 3, 3)).toBe('SIGKILL');
  const whole = await readFile(path.join(dir, 'registry.json'), 'utf8');
  expect(await countOf('education')).toBe(2);

  // Not old enough to be taken over by its age: that its owner is gone must be enough.
  await utimes(path.join(dir, 'registry.lock'), new Date(), new Date(Date.now() + 3_600_000));
  expect(await runPublisher('contact', 1)).toBe(0);
  const { registry } = await folderStore(dir).read();
  expect(registry.microFrontends['education']).toEqual(JSON.parse(whole).microFrontends.education);
  expect(Object.keys(registry.history)).toEqual(['education', 'contact']);
});
