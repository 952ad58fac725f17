import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { CONTRACT_FILE } from '@site/federation/build/manifest';
import { release } from '@site/releases/release/release';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { startBucketServer, type BucketServer } from '@site/releases/testing/bucketServer';
import { aContract, publishSending, storeBuild } from '@site/releases/testing/builds';
import { until } from '@site/tooling/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '../env.ts';
import {
  followOperations,
  openPublishedOperations,
  type PublishedOperations,
} from './publishedOperations.ts';

const SERVICES = '{ services { id } }';
const OTHER = '{ testimonials { name } }';
let server: BucketServer;
let dir: string;
const running: PublishedOperations[] = [];
beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
  dir = await mkdtemp(path.join(tmpdir(), 'published-'));
});
afterEach(() => {
  server.isUp = true;
  for (const operations of running.splice(0)) operations.stop();
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const settingsOf = (name: string) => ({ ...server.settings(name), RELEASES_DIR: path.join(dir, name) });
const storeOf = (name: string) =>
  openReleaseStore({ ...settingsOf(name), RELEASES_DIR: path.join(dir, `publisher of ${name}`) });
const publish = (store: ReleaseStore, version: string, operation: string) =>
  publishSending(store, 'marketing', version, [operation]);

/** The operations of a gateway that has just started, by its settings. */
function ofGateway(name: string) {
  const logged: string[] = [];
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: '0f4c7a1b9e3d5268'.repeat(2),
    PUBLIC_URL: 'https://www.example.com',
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'secret',
    DATABASE_URL: 'postgres://gateway@127.0.0.1/site',
    SHELL_HOST_ADDRESSES: '127.0.0.1',
  };
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const operations = openPublishedOperations(readEnv({ ...production, ...settingsOf(name) }), log)!;
  running.push(operations);
  return { ...operations, logged };
}

function following(store: Pick<ReleaseStore, 'read' | 'readFile'>) {
  const operations = followOperations({ open: async () => store, report: () => {} });
  running.push(operations);
  return operations;
}

test('what is published is known soon, and no request makes the store be read', async () => {
  const store = await storeOf('calm');
  await publish(store, '1.0.0', SERVICES);
  const operations = following(store);
  await until(() => operations.isReady());
  const asked = server.counts['GET'] ?? 0;
  for (let at = 0; at < 1000; at++) expect(operations.has(`{ a${at} }`)).toBe(false);
  await sleep(100);
  expect((server.counts['GET'] ?? 0) - asked).toBeLessThan(10);
  await publish(store, '1.1.0', OTHER);
  await until(() => operations.has(OTHER));
  expect(operations.has(SERVICES)).toBe(true);
}, 60_000);

test('a release waits until gateways know its documents before a browser gets it', async () => {
  const store = await storeOf('released');
  await publish(store, '1.0.0', SERVICES);
  const gateway = ofGateway('released');
  await until(() => gateway.isReady());
  await storeBuild(store, 'marketing', '1.1.0', { contract: aContract({ operations: [OTHER] }) });
  const quiet = { prerender: async () => [], begin: () => {}, report: () => {} };
  const gate = { inspect: async () => [] };
  await release({ ...quiet, name: 'marketing', store, gate, traffic: 100, published: '1.1.0' });
  expect(gateway.has(OTHER)).toBe(true);
});

test('a gateway that starts while the bucket is away executes what its disk knows, and is ready', async () => {
  await publish(await storeOf('restart'), '1.0.0', SERVICES);
  const first = ofGateway('restart');
  await until(() => first.isReady());
  first.stop();
  server.isUp = false;
  const restarted = ofGateway('restart');
  await until(() => restarted.isReady());
  expect([restarted.has(SERVICES), restarted.has(OTHER)]).toEqual([true, false]);
  await until(() => restarted.logged.some(line => line.startsWith('release store not readable')));
}, 60_000);

test('a gateway that was never there and finds no bucket says so, is not ready, and is once the bucket is back', async () => {
  await publish(await storeOf('late'), '1.0.0', SERVICES);
  server.isUp = false;
  const gateway = ofGateway('late');
  await until(() => gateway.logged.some(line => line.startsWith('published operations not readable')));
  expect(gateway.isReady()).toBe(false);
  expect(() => gateway.has(SERVICES)).toThrow(expect.objectContaining({ status: 503 }));
  server.isUp = true;
  await until(() => gateway.isReady());
  expect(gateway.has(SERVICES)).toBe(true);
}, 60_000);

test('a contract that cannot be read costs the other versions nothing, and what it may hold is put off', async () => {
  const store = await storeOf('partly');
  await publish(store, '1.0.0', SERVICES);
  await publish(store, '1.1.0', OTHER);
  const operations = following({
    read: () => store.read(),
    readFile: place => (place.includes('1.1.0') ? Promise.reject(new Error('away')) : store.readFile(place)),
  });
  await until(() => {
    try {
      return operations.has(SERVICES);
    } catch {
      return false;
    }
  });
  expect(() => operations.has(OTHER)).toThrow(expect.objectContaining({ status: 503 }));
}, 60_000);

test('whoever may write the files of a version gives it no other documents', async () => {
  const secret = '{ currentUser { id email } }';
  const store = await storeOf('tampered');
  await publish(store, '4.0.0', OTHER);
  await store.writeFile(`marketing/4.0.0/${CONTRACT_FILE}`, JSON.stringify({ operations: [secret] }));
  await publish(store, '4.0.1', SERVICES);
  const operations = ofGateway('tampered');
  await until(() => operations.isReady());
  expect([operations.has(SERVICES), operations.has(secret)]).toEqual([true, false]);
}, 60_000);
