import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_FILE, contractSchema } from '@site/federation/build/contract';
import { MANIFEST_FILE, manifestSchema } from '@site/federation/build/manifest';
import { microfrontendNames, microfrontends } from '@site/federation/microfrontends';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { importBuilds } from '@site/releases/release/importBuilds';
import { versionIn, type Builds } from './builds.ts';

/** A shell and microfrontends of different commits. */
export interface Skew {
  shell: Builds;
  remotes: Builds;
}

/** A shell with the microfrontends of another commit, and the other way round. */
export const bothWays = (one: Builds, other: Builds): Skew[] => [
  { shell: one, remotes: other },
  { shell: other, remotes: one },
];

/** What the browser tests have to see of it: versions by microfrontend, and the pages that both sides have. */
export interface Expected {
  versions: Record<string, string>;
  pages: string[];
}

/** Makes these builds the live shell and the default versions of a store. */
export async function promoteSkew({ shell, remotes }: Skew, storeDir: string): Promise<Expected> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skew-'));
  symlinkSync(path.join(shell.folder, 'shell'), path.join(folder, 'shell'), 'junction');
  for (const name of microfrontendNames)
    symlinkSync(path.join(remotes.folder, name), path.join(folder, name), 'junction');
  const store = folderStore(storeDir);
  await importBuilds(folder, store, true);
  // Where shell hosts of before record 0080 look for the live shell: a store that they have used has it.
  const version = versionIn(shell, 'shell');
  await store.writeFile('shell.json', JSON.stringify({ version, promoted: [version] }));
  rmSync(folder, { recursive: true });
  return expectedOf({ shell, remotes });
}

function expectedOf({ shell, remotes }: Skew): Expected {
  const read = (folder: string, app: (typeof microfrontendNames)[number] | 'shell', file: string) =>
    JSON.parse(readFileSync(path.join(folder, app, versionIn({ folder }, app), file), 'utf8')) as unknown;
  const known = contractSchema.parse(read(shell.folder, 'shell', CONTRACT_FILE)).pages;
  const pages = microfrontends.flatMap(({ name, pages }) => {
    const { routes } = manifestSchema.parse(read(remotes.folder, name, MANIFEST_FILE));
    return pages.map(({ path }) => path).filter(path => known[path] === name && routes.includes(path));
  });
  const versions = Object.fromEntries(microfrontendNames.map(name => [name, versionIn(remotes, name)]));
  return { versions, pages };
}
