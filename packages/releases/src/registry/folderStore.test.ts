import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@site/federation/build/integrity';
import { publish, setTraffic } from './publish.ts';
import { emptyRegistry } from './registry.ts';
import { readIntact, storeVersion } from './versionFiles.ts';
import { aPublication } from '../testing/builds.ts';
import { folderStore } from './folderStore.ts';
import { changeRegistry, StaleRegistryError } from './releaseStore.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'store-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('the registry in a folder', () => {
  test('rejects a write that is based on an older registry', async () => {
    const store = folderStore(dir);
    const { etag } = await store.read();
    await store.write(publish(emptyRegistry(), aPublication('1.0.0')), etag);
    await expect(store.write(emptyRegistry(), etag)).rejects.toThrow(StaleRegistryError);
  });

  test('numbers its states, so that no two of them share an ETag', async () => {
    const store = folderStore(dir);
    const etags = new Set<string | null>();
    await changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
    await changeRegistry(store, registry => publish(registry, aPublication('2.0.0'), 10));
    for (const percent of [50, 10, 50, 10]) {
      await changeRegistry(store, registry => setTraffic(registry, 'education', '2.0.0', percent));
      etags.add((await store.read()).etag);
    }
    expect(etags.size).toBe(4);
    expect((await store.read()).registry.sequence).toBe(6);
  });

  test('is read as it is at each moment, also when it changes twice within the grain of the clock', async () => {
    const [writer, reader] = [folderStore(dir), folderStore(dir)];
    await changeRegistry(writer, registry => publish(registry, aPublication('1.0.0')));
    await changeRegistry(writer, registry => publish(registry, aPublication('2.0.0'), 10));
    for (let percent = 11; percent < 60; percent += 1) {
      await changeRegistry(writer, registry => setTraffic(registry, 'education', '2.0.0', percent));
      const { registry } = await reader.read();
      expect(registry.microFrontends['education']?.[1]?.deployment.traffic).toBe(percent);
    }
  });

  test('keeps every change, and knows those of a writer that died before it wrote', async () => {
    const store = folderStore(dir);
    for (const version of ['1.0.0', '1.1.0'])
      await changeRegistry(store, registry => publish(registry, aPublication(version)));
    const orphan = {
      at: new Date().toISOString(),
      from: (await store.read()).etag,
      to: 'never',
      defaults: {},
    };
    await appendFile(path.join(dir, 'registry.history.jsonl'), `\n${JSON.stringify(orphan)}\n{"at":"20`);
    await changeRegistry(store, registry => publish(registry, aPublication('1.2.0')));
    const versions = (await store.history()).map(({ defaults }) => defaults['education']);
    expect(versions).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  test('a lock that a dead publisher left does not hold the next one up', async () => {
    const lock = path.join(dir, 'registry.lock');
    await writeFile(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await changeRegistry(folderStore(dir), registry => publish(registry, aPublication('1.0.0')));
    expect((await readdir(dir)).sort()).toEqual(['registry.history.jsonl', 'registry.json']);
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
    expect(await store.history()).toHaveLength(2);
  });

  test.each(['{', '[]', '{"microFrontends":[]}'])(
    '%s is no registry, and is not written over',
    async text => {
      await writeFile(path.join(dir, 'registry.json'), text);
      const change = changeRegistry(folderStore(dir), registry => publish(registry, aPublication('1.0.0')));
      await expect(change).rejects.toThrow('registry.json is not a registry. Restore it');
      expect(await readFile(path.join(dir, 'registry.json'), 'utf8')).toBe(text);
    },
  );

  test('what does not hold any more under the lock is not written', async () => {
    const store = folderStore(dir);
    const verify = () => Promise.reject(new Error('gone'));
    const change = changeRegistry(store, registry => publish(registry, aPublication('1.0.0')), { verify });
    await expect(change).rejects.toThrow('gone');
    expect((await store.read()).etag).toBeNull();
    expect(await store.history()).toEqual([]);
  });
});

describe('a release', () => {
  async function draft(name: string, code: string) {
    const folder = path.join(dir, name);
    await mkdir(folder);
    await writeFile(path.join(folder, 'main.js'), code);
    const manifest = {
      name: 'education',
      version: '1.0.0',
      contractVersion: 1,
      owner: 'education team',
      entry: 'main.js',
      preload: ['main.js'],
      integrity: { 'main.js': integrityOf(Buffer.from(code)) },
      routes: ['/education'],
    };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    return folder;
  }
  const place = () => path.join(dir, 'education/1.0.0');

  test('is stored once: the same bytes pass, others under the same version are refused', async () => {
    await storeVersion(await draft('one', 'a'), place());
    await storeVersion(await draft('two', 'a'), place());
    await expect(storeVersion(await draft('three', 'b'), place())).rejects.toThrow('versions never change');
    expect(await readFile(path.join(place(), 'main.js'), 'utf8')).toBe('a');
  });

  test('with a changed byte is no longer intact, and is replaced by a whole one', async () => {
    await storeVersion(await draft('one', 'a'), place());
    await writeFile(path.join(place(), 'main.js'), 'evil');
    expect(await readIntact(place())).toBeNull();
    await storeVersion(await draft('two', 'a'), place());
    expect(await readIntact(place())).not.toBeNull();
  });

  test('stored by many replicas at once is there for each of them, also in the place of a damaged one', async () => {
    for (let round = 0; round < 40; round += 1) {
      await rm(path.join(dir, 'education'), { recursive: true, force: true });
      if (round % 2 === 1) {
        await mkdir(place(), { recursive: true });
        await writeFile(path.join(place(), 'main.js'), 'half of it');
      }
      const drafts = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f'].map(each => draft(`${round}${each}`, 'x')),
      );
      const stored = drafts.map(async staged => {
        await storeVersion(staged, place());
        return readIntact(place());
      });
      for (const found of await Promise.all(stored)) expect(found).not.toBeNull();
    }
  });

  test('without all of its files is never stored', async () => {
    const folder = await draft('one', 'a');
    await rm(path.join(folder, 'main.js'));
    await expect(storeVersion(folder, place())).rejects.toThrow('not a complete build');
  });
});
