import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Manifest } from '../build/manifest.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { microfrontendOf, type MicrofrontendName } from '../../microfrontends.ts';
import { readSchema, type GatewaySchema, type SchemaRequest } from './gatewaySchema.ts';
import { CONTRACT_FILE, contractSchema, type BuildContract } from '../build/contract.ts';

/** What a build says of itself. */
export interface Candidate {
  name: string;
  manifest: Manifest;
  contract: BuildContract;
  /** What a first visit of any of its pages fetches at most of its own code, in bytes of brotli. */
  firstVisitBytes: number;
}

/** What is live, which it must fit. */
export interface Live extends GatewaySchema {
  /** Null while no shell is live, or its files are damaged: it cannot be asked then. */
  shell: { contractVersion: number; contract: BuildContract } | null;
  budgetBytes: number;
}

const brotli = promisify(brotliCompress);

const readContract = async (dir: string) =>
  contractSchema.parse(JSON.parse(await readFile(path.join(dir, CONTRACT_FILE), 'utf8')));

/** Reads a build, in its place or still staged. */
export async function readCandidate(dir: string, manifest: Manifest): Promise<Candidate> {
  return {
    name: manifest.name,
    manifest,
    contract: await readContract(dir),
    firstVisitBytes: await firstVisitBytes(dir, manifest),
  };
}

/** The heaviest page counts. */
async function firstVisitBytes(dir: string, { preload, pages }: Manifest) {
  const visits = [[], ...Object.values(pages).map(page => page.preload)];
  const totals = visits.map(async late => {
    const sizes = [...new Set([...preload, ...late])].map(file => sentBytes(path.join(dir, file)));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  return Math.max(...(await Promise.all(totals)));
}

const sentBytes = async (file: string) => (await brotli(await readFile(file))).byteLength;

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
