import 'reflect-metadata';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AppName } from '@site/federation/build/workspace';
import { release } from '@site/releases/release/release';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { aContract, publishSending, storeBuild } from '@site/releases/testing/builds';
import { until } from '@site/tooling/testkit';
import type { Env } from '../settings.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get, graphql } from '../testing/requests.ts';
import { brokenDocuments, type Releases, requirePublishedDocuments } from './publishedDocuments.ts';
import { followOperations, type PublishedOperations } from './publishedOperations.ts';
import { createSchema } from './schema.ts';

let releases: string;
let gateway: TestGateway;
let following: PublishedOperations | undefined;
beforeAll(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  gateway = await startGateway({
    NODE_ENV: 'production',
    RELEASES_DIR: releases,
    SESSION_SECRET: '0f4c7a1b9e3d5268'.repeat(2),
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'secret',
    REQUESTS_PER_MINUTE: '50',
  });
});
afterEach(() => following?.stop());
afterAll(async () => {
  await gateway.stop();
  await rm(releases, { recursive: true });
});

async function store(name: string, version: string, operations: string[]) {
  const folder = path.join(releases, name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'contract.json'), JSON.stringify({ operations }));
}
async function publish(name: AppName, version: string, operations: string[]) {
  await publishSending(folderStore(releases), name, version, operations);
}
const follow = (releases: Releases) =>
  (following = followOperations({ open: async () => releases, report: () => {} }));
const SERVICES = 'query Services { services { ...Card } } fragment Card on Service { id title }';
const status = async (query: string) => (await graphql(gateway, query)).status;

test('says that it cannot know an operation before there is a registry', async () => {
  const { status, headers, body } = await graphql(gateway, SERVICES);
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(JSON.stringify(body)).toContain('has not read the registry of its release store yet');
});

test('is not ready while nothing is published that it could execute, says why, and is ready then', async () => {
  const ready = async () => (await get(gateway, '/api/health/ready')).status;
  expect(await ready()).toBe(503);
  await until(() => gateway.logged.some(line => line.includes('published operations not readable')));
  await publish('marketing', '0.0.1', []);
  await until(async () => (await ready()) === 200);
});

test('executes the documents of every published version, and no other', async () => {
  await publish('marketing', '1.0.0-a', [SERVICES]);
  await until(async () => (await status(SERVICES)) === 200);
  await publish('marketing', '1.0.1-b', ['{ testimonials { name } }']);
  await until(async () => (await status('{ testimonials { name } }')) === 200);
  expect(await status(SERVICES)).toBe(200);
  expect(await status('{ services { id } }')).toBe(400);
});

test('a build that is staged, or stored by a release that was never published, is not executed', async () => {
  const query = '{ testimonials { name rating } }';
  await store('.staging', '0b5ce0b7', [query]);
  await store('marketing', '1.0.3-f', [query]);
  await store('shell', '1.0.3-f', [query]);
  expect(await status(query)).toBe(400);
  await publish('marketing', '1.0.3-f', [query]);
  await until(async () => (await status(query)) === 200);
});

test('a shell that was live keeps its documents: tabs with it may be open', async () => {
  const [old, live] = ['{ services { title } }', '{ services { title id } }'] as const;
  await publish('shell', '1.0.0', [old]);
  await publish('shell', '2.0.0', [live]);
  await until(async () => (await status(live)) === 200);
  expect(await status(old)).toBe(200);
});

test('accepts the __typename fields that Apollo Client adds', async () => {
  const sent =
    'query Services { services { ...Card __typename } } fragment Card on Service { id title __typename }';
  expect(await status(sent)).toBe(200);
  expect(await status(sent.replace('__typename', 'secret: __typename'))).toBe(400);
});

test('an incomplete version costs no other version its documents', async () => {
  await publish('contact', '1.0.0-c', []);
  await rm(path.join(releases, 'contact', '1.0.0-c'), { recursive: true });
  await publish('education', '1.0.0-d', ['{ currentUser { id } }']);
  await until(async () => (await status('{ currentUser { id } }')) === 200);
});

test('neither a damaged registry nor one that is gone costs a page its documents', async () => {
  const file = path.join(releases, 'registry.json');
  const text = await readFile(file, 'utf8');
  const unknown = async (fields: string) => {
    await until(async () => [400, 503].includes(await status(`{ services { ${fields} } }`)));
    expect(await status(SERVICES)).toBe(200);
  };
  const { microFrontends, ...rest } = JSON.parse(text) as { microFrontends: object };
  await writeFile(file, JSON.stringify({ ...rest, microFrontends: { ...microFrontends, marketing: [] } }));
  await unknown('id title id');
  await writeFile(file, 'no registry');
  await unknown('title id title');
  await rm(file);
  await unknown('id id');
  await writeFile(file, text);
});

test('suggests no names and answers no introspection', async () => {
  const { status, body } = await graphql(gateway, '{ servicess { id } }');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain('Did you mean');
  expect((await graphql(gateway, '{ __schema { queryType { name } } }')).status).toBe(400);
});

test('serves no query page', async () => {
  expect((await get(gateway, '/graphql', { headers: { accept: 'text/html' } })).status).toBe(400);
});

test('an unpublished document counts against the limit of its sender each time, also one of the catalogue', async () => {
  await publish('marketing', '1.0.2-c', [SERVICES]);
  const headers = { 'x-forwarded-for': '198.51.100.99' };
  const send = () => graphql(gateway, '{ services { id price } }', {}, { headers });
  const statuses = (await Promise.all(Array.from({ length: 60 }, send))).map(answer => answer.status);
  expect([...new Set(statuses)].sort()).toEqual([400, 429]);
  expect((await send()).status).toBe(429);
});

test('a release waits until gateways know its documents before a browser gets it', async () => {
  const query = '{ services { features } }';
  const store = folderStore(releases);
  await storeBuild(store, 'marketing', '2.0.0', { contract: aContract({ operations: [query] }) });
  const quiet = { prerender: async () => [], begin: () => {}, report: () => {} };
  const gate = { inspect: async () => [] };
  await release({ ...quiet, name: 'marketing', store, gate, traffic: 100, published: '2.0.0' });
  expect(await status(query)).toBe(200);
});

test('a contract that cannot be read costs the other versions nothing, and what it may hold is put off', async () => {
  const query = '{ services { icon } }';
  await publish('marketing', '3.0.0', [query]);
  const store = folderStore(releases);
  const { has } = follow({
    read: store.read,
    readFile: place => (place.includes('3.0.0') ? Promise.reject(new Error('away')) : store.readFile(place)),
  });
  const isKnown = () => {
    try {
      return has(SERVICES);
    } catch {
      return false;
    }
  };
  await until(isKnown);
  expect(() => has(query)).toThrow(expect.objectContaining({ status: 503 }));
});

test('whoever may write the files of a version gives it no other documents', async () => {
  const secret = '{ currentUser { id email } }';
  await publish('marketing', '4.0.0', []);
  await store('marketing', '4.0.0', [secret]);
  const { isReady, has } = follow(folderStore(releases));
  await until(isReady);
  expect([has(SERVICES), has(secret)]).toEqual([true, false]);
});

describe('published documents', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'published-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  const published = (version: string, operation: string) =>
    publishSending(folderStore(dir), 'education', version, [operation]);
  const production = () => ({ NODE_ENV: 'production', RELEASES_DIR: dir }) as Env;
  const log = { warn: () => {} };

  test('a schema that breaks a version that is not pruned names it and its owner, and refuses the start', async () => {
    await published('1.0.0', '{ services { id } }');
    expect(await brokenDocuments(folderStore(dir), createSchema())).toEqual([]);
    await requirePublishedDocuments(production(), log);
    // Of a gateway that had this field.
    await published('1.1.0', '{ services { colour } }');
    await published('1.2.0', '{ services { title } }');
    await published('1.3.0', 'no GraphQL {');
    await publishSending(folderStore(dir), 'shell', '1.0.0', ['{ visitors { id } }']);
    const named =
      /education 1\.1\.0 \(education team\): Cannot query field "colour"[^]*shell 1\.0\.0 \(shell team\): Cannot query field "visitors"/;
    await expect(requirePublishedDocuments(production(), log)).rejects.toThrow(named);
  });

  test('outside production, and without a store that can be read, a gateway starts', async () => {
    await requirePublishedDocuments({ ...production(), NODE_ENV: 'development' } as Env, log);
    await requirePublishedDocuments({ ...production(), RELEASES_DIR: path.join(dir, 'nowhere') } as Env, log);
  });
});
