import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CONTRACT_FILE } from '@site/federation/build/contract';
import { openReleaseStore, type ReleaseStoreSettings } from '@site/releases/store/openReleaseStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { startBucketServer, type BucketServer } from '@site/releases/testing/bucketServer';
import { publishSending } from '@site/releases/testing/builds';
import { until } from '@site/tooling/testkit';
import { parse } from 'graphql';
import { readEnv } from '../env.ts';
import { createOperationAllowList } from './operationAllowList.ts';
import { openPublishedOperations } from './publishedOperations.ts';

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

const published = (version: string, operation: string) =>
  publishSending(store, 'marketing', version, [operation]);
async function msOf(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
const started = (source: ReleaseStore, refreshMs?: number) => {
  const options = {
    open: async () => source,
    report: () => {},
    ...(refreshMs !== undefined && { refreshMs }),
  };
  return createOperationAllowList(options).isAllowed;
};
const SERVICES = parse('{ services { id } }');
const OTHER = parse('{ testimonials { name } }');

test('a bucket that is silent stops no known document, and an unknown one for a bounded time', async () => {
  await published('1.0.0', '{ services { id } }');
  // Each request is due for the next scan.
  const isAllowed = started(store, 0);
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
  const isAllowed = started(store);
  const asked = server.counts['GET'] ?? 0;
  await until(() => (server.counts['GET'] ?? 0) > asked);
  expect(await isAllowed(SERVICES)).toBe(true);
});

test('an operation is not refused, but put off, while the bucket was never reached', async () => {
  server.isUp = false;
  const isAllowed = started(store);
  await expect(isAllowed(SERVICES)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  server.isUp = true;
  await until(() => isAllowed(SERVICES).catch(() => false));
  expect(await isAllowed(parse('{ services { title } }'))).toBe(false);
}, 60_000);

/** The list of a gateway that has just started, by its settings. */
function ofGateway(settings: ReleaseStoreSettings & { RELEASES_URL: string }) {
  const logged: string[] = [];
  const production = {
    ...{
      NODE_ENV: 'production',
      SESSION_SECRET: '0f4c7a1b9e3d5268'.repeat(2),
      PUBLIC_URL: 'https://www.example.com',
    },
    ...{ OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' },
    ...{ DATABASE_URL: 'postgres://gateway@127.0.0.1/site', SHELL_HOST_ADDRESSES: '127.0.0.1' },
  };
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const operations = openPublishedOperations(readEnv({ ...production, ...settings }), log)!;
  return { ...operations, logged };
}

test('a gateway that starts while the bucket is away executes what its disk knows, and is ready', async () => {
  const settings = { ...server.settings('restart'), RELEASES_DIR: path.join(dir, 'gateway') };
  store = await openReleaseStore({ ...settings, RELEASES_DIR: dir });
  await published('1.0.0', '{ services { id } }');
  const first = ofGateway(settings);
  await until(() => first.isReady());
  // What is published later reaches the disk without anybody asking for it.
  await published('1.1.0', '{ testimonials { name } }');
  const asked = () => server.counts['GET'] ?? 0;
  await until(async () =>
    (await readdir(settings.RELEASES_DIR, { recursive: true })).some(name =>
      name.endsWith('marketing/1.1.0/contract.json'),
    ),
  );
  server.isUp = false;
  const before = asked();
  const restarted = ofGateway(settings);
  await until(() => restarted.isReady());
  expect(await restarted.isAllowed(SERVICES)).toBe(true);
  expect(await restarted.isAllowed(OTHER)).toBe(true);
  expect(await restarted.isAllowed(parse('{ services { title } }'))).toBe(false);
  expect(asked()).toBeGreaterThan(before);
  await until(() => restarted.logged.some(line => line.startsWith('release store not readable')));
  server.isUp = true;
}, 60_000);

test('a gateway that was never there and finds no bucket says so, is not ready, and is once the bucket is back', async () => {
  server.isUp = false;
  const settings = { ...server.settings('restart'), RELEASES_DIR: path.join(dir, 'another') };
  const gateway = ofGateway(settings);
  await until(() => gateway.logged.some(line => line.startsWith('published operations not readable')));
  expect(gateway.isReady()).toBe(false);
  await expect(gateway.isAllowed(SERVICES)).rejects.toMatchObject({ status: 503 });
  server.isUp = true;
  // Only its health is asked for.
  await until(() => gateway.isReady());
  expect(await gateway.isAllowed(SERVICES)).toBe(true);
}, 60_000);

test('a contract that cannot be read costs the other versions nothing, and what it may hold is put off', async () => {
  const refused = {
    ...store,
    readFile: async (place: string) =>
      place.includes('1.1.0') ? Promise.reject(new Error('away')) : store.readFile(place),
  };
  const isAllowed = started(refused, 0);
  expect(await isAllowed(SERVICES)).toBe(true);
  await expect(isAllowed(OTHER)).rejects.toMatchObject({ status: 503 });
}, 60_000);

test('whoever may write the files of a version gives it no other documents', async () => {
  const secret = '{ currentUser { id email } }';
  const settings = { ...server.settings('tampered'), RELEASES_DIR: path.join(dir, 'publisher') };
  store = await openReleaseStore(settings);
  await published('4.0.0', '{ services { title } }');
  await store.writeFile(`marketing/4.0.0/${CONTRACT_FILE}`, JSON.stringify({ operations: [secret] }));
  await published('4.0.1', '{ services { price } }');
  const isAllowed = started(
    await openReleaseStore({ ...settings, RELEASES_DIR: path.join(dir, 'gateway 2') }),
  );
  expect(await isAllowed(parse('{ services { price } }'))).toBe(true);
  expect(await isAllowed(parse(secret))).toBe(false);
});
