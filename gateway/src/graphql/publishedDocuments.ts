import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { parse, validate, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { SettingsError } from '../env.ts';
import type { Env } from '../settings.ts';
import { createSchema } from './schema.ts';

/** A start does not wait longer for a store that says nothing, in ms. */
const STORE_MS = 10_000;
const contractRule = z.object({ operations: z.array(z.string()) });

type Releases = Pick<ReleaseStore, 'read' | 'readFile'>;

/**
 * Says which documents of published versions a schema cannot answer: tabs with any version that is not pruned may be
 * open, and a rollback may lead there.
 * @returns one sentence for each, with version and owner
 */
export async function brokenDocuments(store: Releases, schema: GraphQLSchema): Promise<string[]> {
  const { registry } = await store.read();
  const published = Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    versions.map(({ metadata: { version }, extras: { owner } }) => ({ name, version, owner })),
  );
  const broken = published.map(async ({ name, version, owner }) => {
    const text = await store.readFile(`${name}/${version}/contract.json`);
    const contract = contractRule.safeParse(text && JSON.parse(String(text)));
    const reasons = (contract.data?.operations ?? []).flatMap(operation =>
      validate(schema, parse(operation)),
    );
    return [...new Set(reasons.map(({ message }) => `${name} ${version} (${owner}): ${message}`))];
  });
  return (await Promise.all(broken)).flat();
}

/**
 * Refuses a start in production that would break what is published.
 * @throws SettingsError that names each version and its owner; a store that cannot be read stops no gateway
 */
export async function requirePublishedDocuments(env: Env, log: Pick<Logger, 'warn'>): Promise<void> {
  const { NODE_ENV, RELEASES_DIR, RELEASES_URL } = env;
  if (NODE_ENV !== 'production' || !(RELEASES_DIR || RELEASES_URL)) return;
  const settings = { ...env, RELEASES_DIR: RELEASES_DIR ?? tmpdir(), RELEASES_URL };
  const late = sleep(STORE_MS, undefined, { ref: false }).then(() => {
    throw new Error('the release store says nothing');
  });
  const broken = await Promise.race([
    openReleaseStore(settings).then(store => brokenDocuments(store, createSchema())),
    late,
  ]).catch((err: unknown) => {
    log.warn({ err }, 'published documents not checked');
    return [];
  });
  if (broken.length === 0) return;
  throw new SettingsError([
    'This schema breaks published versions. Keep the fields, or prune the versions (npm run prune -- NAME):',
    ...broken,
  ]);
}
