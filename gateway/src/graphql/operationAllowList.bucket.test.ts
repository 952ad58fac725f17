import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openReleaseStore } from '@site/federation/registry/openReleaseStore';
import { publish } from '@site/federation/registry/publish';
import { changeRegistry, type ReleaseStore } from '@site/federation/registry/releaseStore';
import { startBucketServer, type BucketServer } from '@site/federation/testing/bucketServer';
import { aPublication } from '@site/federation/testing/builds';
import { until } from '@site/tooling/testkit';
import { parse } from 'graphql';
import { createOperationAllowList } from './operationAllowList.ts';

let server: BucketServer;
let store: ReleaseStore;
let dir: string;
beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
  dir = await mkdtemp(path.join(tmpdir(), 'allow-list-'));
  store = await openReleaseStore({ ...server.settings('documents'), RELEASES_DIR: dir });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

async function published(version: string, operation: string) {
  await store.writeFile(`marketing/${version}/contract.json`, JSON.stringify({ operations: [operation] }));
  const publication = aPublication(version, { name: 'marketing' });
  await changeRegistry(store, registry => publish(registry, publication));
}
async function msOf(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
const SERVICES = parse('{ services { id } }');
const OTHER = parse('{ testimonials { name } }');

test('a bucket that is silent stops no known document, and an unknown one for a bounded time', async () => {
  await published('1.0.0', '{ services { id } }');
  // Each request is due for the next scan.
  const isAllowed = createOperationAllowList(Promise.resolve(store), 0);
  expect(await isAllowed(SERVICES)).toBe(true);
  server.isSilent = true;
  const asked = server.counts['GET'] ?? 0;
  for (let at = 0; at < 3; at++) expect(await msOf(() => isAllowed(SERVICES))).toBeLessThan(500);
  // Those requests began a scan, which is silent now: unknown documents share it.
  await until(() => (server.counts['GET'] ?? 0) > asked);
  const unknown = Array.from({ length: 20 }, () => isAllowed(OTHER));
  expect(await msOf(() => Promise.all(unknown))).toBeLessThan(4000);
  expect(await Promise.all(unknown)).toEqual(unknown.map(() => false));
  expect((server.counts['GET'] ?? 0) - asked).toBeLessThan(20);
  expect(await isAllowed(SERVICES)).toBe(true);
  server.isSilent = false;
  await published('1.1.0', '{ testimonials { name } }');
  await until(() => isAllowed(OTHER));
}, 60_000);

test('what was stored before the start is known without a first request having to wait', async () => {
  const isAllowed = createOperationAllowList(Promise.resolve(store));
  const asked = server.counts['GET'] ?? 0;
  await until(() => (server.counts['GET'] ?? 0) > asked);
  expect(await isAllowed(SERVICES)).toBe(true);
});

test('an operation is not refused, but put off, while the bucket was never reached', async () => {
  server.isUp = false;
  const isAllowed = createOperationAllowList(Promise.resolve(store));
  await expect(isAllowed(SERVICES)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  server.isUp = true;
  await until(() => isAllowed(SERVICES).catch(() => false));
  expect(await isAllowed(parse('{ services { title } }'))).toBe(false);
}, 60_000);
