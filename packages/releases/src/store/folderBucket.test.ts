import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, setTraffic } from '../registry/publish.ts';
import { aPublication, storeBuild } from '../testing/builds.ts';
import { changeRegistry } from './changeRegistry.ts';
import { folderBucket } from './folderBucket.ts';
import { folderStore } from './openReleaseStore.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'store-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('the registry is read as it is at each moment, also when it changes twice within the grain of the clock', async () => {
  const [writer, reader] = [folderStore(dir), folderStore(dir)];
  await changeRegistry(writer, registry => publish(registry, aPublication('1.0.0')));
  await changeRegistry(writer, registry => publish(registry, aPublication('2.0.0'), 10));
  for (let percent = 11; percent < 60; percent += 1) {
    await changeRegistry(writer, registry => setTraffic(registry, 'education', '2.0.0', percent));
    const { registry } = await reader.read();
    expect(registry.microFrontends['education']?.[1]?.deployment.traffic).toBe(percent);
  }
});

test('a file that has not changed is not read again', async () => {
  const bucket = folderBucket(dir);
  const file = path.join(dir, 'registry.json');
  await bucket.put('registry.json', Buffer.from('{}'));
  const aWhileAgo = new Date(Date.now() - 60_000);
  await utimes(file, aWhileAgo, aWhileAgo);
  const found = await bucket.get('registry.json');
  if (!found || found === 'unchanged') throw new Error('not found');
  expect(await bucket.get('registry.json', found.etag)).toBe('unchanged');
  await bucket.put('registry.json', Buffer.from('[]'));
  expect(await bucket.get('registry.json', found.etag)).toMatchObject({ bytes: Buffer.from('[]') });
});

test('a lock that a dead publisher left does not hold the next one up', async () => {
  const lock = path.join(dir, 'registry.lock');
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  await changeRegistry(folderStore(dir), registry => publish(registry, aPublication('1.0.0')));
  expect((await readdir(dir)).sort()).toEqual(['.staging', 'registry.json']);
});

test('an invalid entry costs no other microfrontend its changes, and stays until it is replaced', async () => {
  const file = path.join(dir, 'registry.json');
  const invalid = [{ url: 'https://evil.example/manifest.json' }];
  await writeFile(file, JSON.stringify({ schema: 'x', sequence: 7, microFrontends: { contact: invalid } }));
  const store = folderStore(dir);
  await changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
  const stored = async () => JSON.parse(await readFile(file, 'utf8'));
  expect(await stored()).toMatchObject({ sequence: 8, microFrontends: { contact: invalid } });
  expect(await store.read()).toMatchObject({ invalid: { contact: invalid }, problem: expect.any(Error) });
  expect((await store.read()).registry.microFrontends).not.toHaveProperty('contact');
  await changeRegistry(store, registry => publish(registry, aPublication('1.0.0', { name: 'contact' })));
  expect(await store.read()).toMatchObject({ invalid: {}, problem: null });
  expect(Object.keys((await store.read()).registry.history)).toEqual(['education', 'contact']);
});

test.each(['{', '[]', '{"microFrontends":[]}'])('%s is no registry, and is not written over', async text => {
  await writeFile(path.join(dir, 'registry.json'), text);
  const change = changeRegistry(folderStore(dir), registry => publish(registry, aPublication('1.0.0')));
  await expect(change).rejects.toThrow('registry.json is not a registry. Restore it');
  expect(await readFile(path.join(dir, 'registry.json'), 'utf8')).toBe(text);
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
  expect(await bucket.get('education/1.0.0/link.js')).toBeNull();
  expect((await bucket.list('education/')).map(({ key }) => key)).toEqual(['education/1.0.0/entry.js']);
  expect(await bucket.list('contact/')).toEqual([]);
  await rm(path.join(dir, 'education/1.0.0/link.js'));
  await bucket.remove('education/1.0.0/entry.js');
  expect(await readdir(dir)).toEqual(['.staging']);
});

test('a writer that lost the lock while it was suspended writes nothing', async () => {
  const [key, lock] = ['registry.json', path.join(dir, 'registry.lock')];
  const late = folderBucket(dir).put(key, Buffer.alloc(64_000_000), { ifNew: true });
  const written = late.then(
    () => 'written',
    (error: Error) => error.name,
  );
  // Its file is on its way.
  while (!(await readdir(path.join(dir, '.staging')).catch(() => [])).length);
  await writeFile(lock, 'another machine 1 x');
  expect(await written).toBe('ConditionFailedError');
  expect((await readdir(dir)).sort()).toEqual(['.staging', 'registry.lock']);
});
