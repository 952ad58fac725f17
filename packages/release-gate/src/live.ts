import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_FILE, contractSchema, type BuildContract } from '@site/federation/build/contract';
import type { Manifest } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { microfrontendOf, SHELL_BUDGET_KB } from '@site/federation/microfrontends';
import { readVersionFile } from '@site/releases/store/versionFiles';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { partnersOf, type Partner } from '@site/releases/release/partners';
import { readBundle, type Bundle } from './bundle/readBundle.ts';
import { readSchema, type GatewaySchema, type SchemaRequest } from './gatewaySchema.ts';

/** What a build says of itself, and what its files hold. */
export interface InspectedBuild {
  name: string;
  manifest: Manifest;
  contract: BuildContract;
  bundle: Bundle;
}

/** What is live, which it must fit. */
export interface Live extends GatewaySchema {
  /** Without those whose files are damaged: they cannot be asked. */
  partners: (Partner & { contract: BuildContract })[];
  /** What the first visit of a page may fetch of its own code, in bytes of brotli. */
  budgetBytes: number;
}

/** Reads the contract of a build, in its place or still staged. */
export const readContract = async (dir: string): Promise<BuildContract> =>
  contractSchema.parse(JSON.parse(await readFile(path.join(dir, CONTRACT_FILE), 'utf8')));

/** Reads a build, in its place or still staged. */
export const readBuild = async (dir: string, manifest: Manifest): Promise<InspectedBuild> => ({
  name: manifest.name,
  manifest,
  contract: await readContract(dir),
  bundle: await readBundle(dir, manifest),
});

export interface LiveRequest extends SchemaRequest {
  store: ReleaseStore;
  name: AppName;
}

/** Reads what is live: the other side in the store, the gateway's schema, the app's budget. */
export async function readLive({ store, name, ...gateway }: LiveRequest): Promise<Live> {
  const { registry } = await store.read();
  const withContract = async (partner: Partner) => [
    { ...partner, contract: await readStoredContract(store, partner.name, partner) },
  ];
  const partners = partnersOf(registry, name).map(one => withContract(one).catch(() => []));
  return {
    partners: (await Promise.all(partners)).flat(),
    ...(await readSchema(gateway)),
    budgetBytes: 1000 * (name === 'shell' ? SHELL_BUDGET_KB : microfrontendOf(name).budgetKb),
  };
}

/** @throws {Error} when it is damaged */
export async function readStoredContract(
  store: ReleaseStore,
  app: AppName,
  { version, integrity }: { version: string; integrity: string },
): Promise<BuildContract> {
  const text = await readVersionFile(store, app, version, CONTRACT_FILE, integrity);
  return contractSchema.parse(JSON.parse(String(text)));
}
