import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionsOf } from '../registry/registry.ts';
import { versionDir } from '../registry/versionFiles.ts';
import { folderStore } from '../registry/folderStore.ts';
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
export async function listVersions(storeDir: string, name: MicrofrontendName): Promise<VersionLine[]> {
  const { registry } = await folderStore(storeDir).read();
  const lines = versionsOf(registry, name).map(async ({ metadata, deployment, extras }) => ({
    version: metadata.version,
    publishedAt: extras.publishedAt,
    bytes: await folderBytes(versionDir(storeDir, name, metadata.version)),
    ...deployment,
    contractVersion: extras.contractVersion,
    owner: extras.owner,
  }));
  return (await Promise.all(lines)).reverse();
}

async function folderBytes(dir: string) {
  const names = await readdir(dir).catch(() => []);
  const sizes = names.map(async name => (await stat(path.join(dir, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
