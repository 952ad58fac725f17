import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openReleaseStore } from '../registry/openReleaseStore.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { createMicrofrontendHost } from '../serve/microfrontendHost.ts';
import { startBucketServer, type BucketServer } from '../testing/bucketServer.ts';
import { writeBuild } from '../testing/builds.ts';
import { importAtStart } from './importAtStart.ts';

let server: BucketServer;
let dir: string;
let store: ReleaseStore;
let prefixes = 0;
const events: string[] = [];

beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.isUp = true;
  server.isSilent = false;
  events.length = 0;
  dir = await mkdtemp(path.join(os.tmpdir(), 'import-at-start-'));
  const settings = server.settings(`imports-${(prefixes += 1)}`);
  store = await openReleaseStore({ ...settings, RELEASES_DIR: path.join(dir, 'copies') });
  await writeBuild(path.join(dir, 'image/education/1.0.0'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A host as its image starts it. */
async function startedHost() {
  const importing = await importAtStart({
    buildsDir: path.join(dir, 'image'),
    store,
    isRemote: true,
    imported: () => void events.push('imported'),
    failed: () => void events.push('failed'),
  });
  const host = createMicrofrontendHost(store, 'education', { importing });
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  return {
    health: async () => (await fetch(`http://127.0.0.1:${port}/health`)).status,
    close: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}
async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(20);
}

test('a host is healthy once the build of its image is in the bucket and promoted', async () => {
  server.isSilent = true;
  const host = await startedHost();
  try {
    expect(await host.health()).toBe(503);
    expect(events).toEqual([]);
    server.isSilent = false;
    await until(async () => (await host.health()) === 200);
    expect(events).toEqual(['imported']);
    const { registry } = await store.read();
    expect(registry.microFrontends['education']).toHaveLength(1);
  } finally {
    host.close();
  }
}, 60_000);

test('a host whose bucket is away is healthy after it has said so, and imports later', async () => {
  server.isUp = false;
  const host = await startedHost();
  try {
    expect(await host.health()).toBe(503);
    await until(async () => (await host.health()) === 200);
    expect(events[0]).toBe('failed');
    server.isUp = true;
    await until(async () => events.includes('imported'));
  } finally {
    host.close();
  }
}, 60_000);

test('a host whose build the bucket refuses says so once and is never healthy: another version has its name', async () => {
  const other = store.stagingDir();
  await writeBuild(other, { version: '1.0.0', owner: 'another team' });
  await store.storeVersion('education', '1.0.0', other);
  const host = await startedHost();
  try {
    await until(async () => events.includes('failed'));
    const asked = server.counts['GET'];
    await sleep(6000);
    expect(server.counts['GET']).toBe(asked);
    expect(events).toEqual(['failed']);
    expect(await host.health()).toBe(503);
  } finally {
    host.close();
  }
}, 60_000);
