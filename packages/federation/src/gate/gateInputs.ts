import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../build/manifest.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { microfrontendOf, type MicrofrontendName } from '../../microfrontends.ts';
import { readBundle, type Bundle } from './bundle/readBundle.ts';
import { readSchema, type GatewaySchema, type SchemaRequest } from './gatewaySchema.ts';
import { CONTRACT_FILE, contractSchema, type BuildContract } from '../build/contract.ts';

/** What a build says of itself. */
export interface InspectedBuild {
  name: string;
  manifest: Manifest;
  contract: BuildContract;
  bundle: Bundle;
}

/** What is live, which it must fit. */
export interface Live extends GatewaySchema {
  /** Null while no shell is live, or its files are damaged: it cannot be asked then. */
  shell: { contractVersion: number; contract: BuildContract } | null;
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
  name: MicrofrontendName;
}

/** Reads what is live: the shell in the store, the gateway's schema, the microfrontend's budget. */
export async function readLive({ store, name, ...gateway }: LiveRequest): Promise<Live> {
  return {
    shell: await readShellContract(store),
    ...(await readSchema(gateway)),
    budgetBytes: microfrontendOf(name).budgetKb * 1000,
  };
}

/** The contract of the live shell; null while none is live, or its files are damaged. */
export async function readShellContract(store: ReleaseStore): Promise<Live['shell']> {
  const live = await store.liveShell();
  const stored = live && (await store.readIntact('shell', live.version));
  if (!stored) return null;
  const contract = await readContract(await store.folderOf('shell', live.version));
  return { contractVersion: stored.manifest.contractVersion, contract };
}
