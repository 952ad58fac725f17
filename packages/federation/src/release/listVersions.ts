import { versionsOf } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import type { MicrofrontendName } from '../../microfrontends.ts';

/** One published version, as `npm run versions` shows it. */
export interface VersionLine {
  version: string;
  publishedAt: string;
  /** Bytes of its folder; 0 when the files are not in this store. */
  bytes: number;
  /** Percent of the browsers that are served with it. */
  traffic: number;
  default: boolean;
  contractVersion: number;
  owner: string;
}

/** Every version of a microfrontend that the registry lists, newest first. */
export async function listVersions(store: ReleaseStore, name: MicrofrontendName): Promise<VersionLine[]> {
  const { registry } = await store.read();
  const lines = versionsOf(registry, name).map(async ({ metadata, deployment, extras }) => ({
    version: metadata.version,
    publishedAt: extras.publishedAt,
    bytes: await store.sizeOf(name, metadata.version),
    ...deployment,
    contractVersion: extras.contractVersion,
    owner: extras.owner,
  }));
  return (await Promise.all(lines)).reverse();
}
