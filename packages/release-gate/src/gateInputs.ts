import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@site/federation/build/manifest';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { servedVersions, type PublishedVersion } from '@site/releases/registry/registry';
import { readVersionFile } from '@site/releases/store/versionFiles';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { microfrontendOf, SHELL_BUDGET_KB } from '@site/federation/microfrontends';
import { readBundle, type Bundle } from './bundle/readBundle.ts';
import { readSchema, type GatewaySchema, type SchemaRequest } from './gatewaySchema.ts';
import { CONTRACT_FILE, contractSchema, type BuildContract } from '@site/federation/build/contract';

/** What a build says of itself. */
export interface InspectedBuild {
  name: string;
  manifest: Manifest;
  contract: BuildContract;
  bundle: Bundle;
}

/** A version that browsers have: of the shell for a microfrontend, of those for the shell. */
export interface Partner {
  name: string;
  version: string;
  isDefault: boolean;
  contractVersion: number;
  contract: BuildContract;
}

/** What is live, which it must fit. */
export interface Live extends GatewaySchema {
  /** Without those whose files are damaged: they cannot be asked. */
  partners: Partner[];
  /** What the first visit of a page may fetch of its own code, in bytes of brotli. */
  budgetBytes: number;
}

const readContract = async (dir: string) =>
  contractSchema.parse(JSON.parse(await readFile(path.join(dir, CONTRACT_FILE), 'utf8')));

/** Reads a build, in its place or still staged. */
export async function readBuild(dir: string, manifest: Manifest): Promise<InspectedBuild> {
  return {
    name: manifest.name,
    manifest,
    contract: await readContract(dir),
    bundle: await readBundle(dir, manifest),
  };
}

export interface LiveRequest extends SchemaRequest {
  store: ReleaseStore;
  name: AppName;
}

/** Reads what is live: the other side in the store, the gateway's schema, the app's budget. */
export async function readLive({ store, name, ...gateway }: LiveRequest): Promise<Live> {
  return {
    partners: await readPartners(store, name),
    ...(await readSchema(gateway)),
    budgetBytes: 1000 * (name === 'shell' ? SHELL_BUDGET_KB : microfrontendOf(name).budgetKb),
  };
}

/** The versions in use that a build of an app is loaded with. */
export async function readPartners(store: ReleaseStore, name: AppName): Promise<Partner[]> {
  const { registry } = await store.read();
  const apps = appNames.filter(app => (app === 'shell') !== (name === 'shell'));
  const partners = apps.flatMap(app =>
    servedVersions(registry, app).map(one => readPartner(store, app, one).catch(() => [])),
  );
  return (await Promise.all(partners)).flat();
}

async function readPartner(
  store: ReleaseStore,
  app: AppName,
  published: PublishedVersion,
): Promise<Partner[]> {
  const { metadata, deployment, extras } = published;
  return [
    {
      name: app,
      version: metadata.version,
      isDefault: deployment.default,
      contractVersion: extras.contractVersion,
      contract: await readStoredContract(store, app, published),
    },
  ];
}

/** @throws {Error} when it is damaged */
export async function readStoredContract(store: ReleaseStore, app: AppName, { metadata }: PublishedVersion) {
  const { version, integrity } = metadata;
  const text = await readVersionFile(store, app, version, CONTRACT_FILE, integrity);
  return contractSchema.parse(JSON.parse(String(text)));
}
