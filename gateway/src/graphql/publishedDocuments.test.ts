import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publishSending } from '@site/releases/testing/builds';
import type { Env } from '../settings.ts';
import { brokenDocuments, requirePublishedDocuments } from './publishedDocuments.ts';
import { createSchema } from './schema.ts';

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
