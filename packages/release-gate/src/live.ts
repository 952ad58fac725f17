import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BuildContract,
  CONTRACT_FILE,
  contractSchema,
  type Manifest,
} from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';
import { microfrontendOf, SHELL_BUDGET_KB } from '@site/federation/microfrontends';
import { readVersionFile } from '@site/releases/store/versionFiles';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { partnersOf, type Partner } from '@site/releases/release/partners';
import { readBundle, type Bundle } from './bundle.ts';

/** What a build says of itself, and what its files hold. */
export interface InspectedBuild {
  manifest: Manifest;
  contract: BuildContract;
  bundle: Bundle;
}

/** What is live, which it must fit. */
export interface Live {
  schema: string;
  /** Without those whose files are damaged: they cannot be asked. */
  partners: (Partner & { contract: BuildContract })[];
  /** What the first visit of a page may fetch of its own code, in bytes of brotli. */
  budgetBytes: number;
}

const parseContract = (bytes: Buffer): BuildContract => contractSchema.parse(JSON.parse(bytes.toString()));

export const readBuild = async (dir: string, manifest: Manifest): Promise<InspectedBuild> => ({
  manifest,
  contract: parseContract(await readFile(path.join(dir, CONTRACT_FILE))),
  bundle: await readBundle(dir, manifest),
});

/** Reads what an app must fit: the other side in the store, the gateway's schema, the app's budget. */
export async function readLive(app: AppName, store: ReleaseStore, schema: string): Promise<Live> {
  const { registry } = await store.read();
  const partners = partnersOf(registry, app).map(one =>
    readVersionFile(store, one.name, one.version, CONTRACT_FILE, one.integrity).then(
      bytes => [{ ...one, contract: parseContract(bytes) }],
      () => [],
    ),
  );
  return {
    partners: (await Promise.all(partners)).flat(),
    schema,
    budgetBytes: 1000 * (app === 'shell' ? SHELL_BUDGET_KB : microfrontendOf(app).budgetKb),
  };
}
