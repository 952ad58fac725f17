import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { updateMicrofrontend } from './changeRegistry.ts';
import { publish } from '../registry/publish.ts';
import { defaultVersion } from '../registry/registry.ts';
import { folderStore } from './openReleaseStore.ts';
import { changeRegistry } from './changeRegistry.ts';
import { aPublication } from '../testing/builds.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'change-own-'));
});
afterEach(() => rm(dir, { recursive: true }));

const publishing = (name: string, version: string) => (registry: Parameters<typeof publish>[0]) =>
  publish(registry, aPublication(version, { name }));

test('keeps what another team published meanwhile, and the own change', async () => {
  const store = folderStore(dir);
  const { registry: seen } = await store.read();
  await changeRegistry(store, publishing('contact', '1.0.0'));
  await updateMicrofrontend(store, 'education', seen, publishing('education', '2.0.0'));
  const { registry } = await store.read();
  const versions = ['contact', 'education'].map(name => defaultVersion(registry, name)?.metadata.version);
  expect(versions).toEqual(['1.0.0', '2.0.0']);
});

test('rejects a release when its microfrontend was rolled back meanwhile', async () => {
  const store = folderStore(dir);
  await changeRegistry(store, publishing('education', '1.0.0'));
  const { registry: seen } = await store.read();
  await changeRegistry(store, publishing('education', '1.1.0'));
  await expect(
    updateMicrofrontend(store, 'education', seen, publishing('education', '2.0.0')),
  ).rejects.toThrow('education was changed by another release');
  expect(defaultVersion((await store.read()).registry, 'education')?.metadata.version).toBe('1.1.0');
});
