import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { integrityOf } from '@site/federation/build/integrity';
import {
  CONTRACT_FILE,
  contractSchema,
  MANIFEST_FILE,
  manifestSchema,
} from '@site/federation/build/manifest';
import { SettingsError } from '@site/federation/settings';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import type { ReleaseStore, StoredRegistry } from '@site/releases/store/releaseStore';
import { parse, validate, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import { createSchema } from './schema.ts';

/** A start does not wait longer for a store that says nothing, in ms. */
const STORE_MS = 10_000;
/** Contracts of other versions may have other fields. */
const contractRule = contractSchema.pick({ operations: true }).strip();

/** What this gateway reads of a release store. */
export type Releases = Pick<ReleaseStore, 'read' | 'readFile'>;

/** Where a production gateway finds what is published; undefined elsewhere, and without a release store. */
export function releaseSettings(env: Env) {
  const { NODE_ENV, RELEASES_DIR, RELEASES_URL } = env;
  if (NODE_ENV !== 'production' || !(RELEASES_DIR || RELEASES_URL)) return undefined;
  return { ...env, RELEASES_DIR: RELEASES_DIR ?? tmpdir() };
}

/** A version in the registry. */
export interface PublishedVersion {
  /** Its folder in the store: `NAME/VERSION`. */
  place: string;
  owner: string;
  /** Of its manifest. */
  integrity: string;
}

/** Every published version: tabs with any of them may be open, and a rollback may lead there. */
export const publishedVersions = ({ registry }: Pick<StoredRegistry, 'registry'>): PublishedVersion[] =>
  Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    versions.map(({ metadata: { version, integrity }, extras: { owner } }) => ({
      place: `${name}/${version}`,
      owner,
      integrity,
    })),
  );

/**
 * The operations in a version's contract, which its manifest must name: whoever may write files must not change what a
 * published version may ask. What is no GraphQL is left out: no gateway could answer it.
 * @returns undefined for a version that is not complete
 */
export async function operationsOf(
  store: Releases,
  { place, integrity }: PublishedVersion,
): Promise<string[] | undefined> {
  const genuine = async (file: string, hash: string) => {
    const bytes = await store.readFile(`${place}/${file}`, copy => integrityOf(copy) === hash);
    return bytes && integrityOf(bytes) === hash
      ? resultOf(() => JSON.parse(String(bytes)) as unknown)
      : undefined;
  };
  const manifest = manifestSchema.safeParse(await genuine(MANIFEST_FILE, integrity)).data;
  const hash = manifest?.integrity[CONTRACT_FILE];
  const contract = hash === undefined ? undefined : await genuine(CONTRACT_FILE, hash);
  return contractRule.safeParse(contract).data?.operations.filter(text => resultOf(() => parse(text)));
}

/** One team's file that cannot be read stops nobody else. */
function resultOf<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Says which documents of published versions a schema cannot answer: one sentence for each, with version and owner. */
export async function brokenDocuments(store: Releases, schema: GraphQLSchema): Promise<string[]> {
  const broken = publishedVersions(await store.read()).map(async version => {
    const operations = (await operationsOf(store, version)) ?? [];
    const reasons = operations.flatMap(operation => validate(schema, parse(operation)));
    const name = version.place.replace('/', ' ');
    return [...new Set(reasons.map(({ message }) => `${name} (${version.owner}): ${message}`))];
  });
  return (await Promise.all(broken)).flat();
}

/**
 * Refuses a start in production that would break what is published.
 * @throws SettingsError that names each version and its owner; a store that cannot be read stops no gateway
 */
export async function requirePublishedDocuments(env: Env, log: Pick<Logger, 'warn'>): Promise<void> {
  const settings = releaseSettings(env);
  if (!settings) return;
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
