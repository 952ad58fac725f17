import type { Manifest } from '@site/federation/manifest';
import { CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { importRoutes } from './container.ts';
import { enforceIntegrity } from './integrity.ts';
import type { ListedRelease } from './pageData.ts';
import { SectionFailure, type Stage } from './reportFailure.ts';

/** @param attempt how often this release failed before, in this document */
export type LoadRelease = (release: ListedRelease, attempt: number) => Promise<RemoteModule>;

const failAt = (stage: Stage) => (cause: unknown) => {
  throw new SectionFailure(stage, cause);
};

/** @param mapped folders whose hashes are in the page's import map already; grows with each that is added */
export const releaseLoader =
  (mapped: Set<string>): LoadRelease =>
  async (release, attempt) => {
    // What is registered speaks for the build: the code of a foreign one never runs.
    requireContract(release.contractVersion);
    const manifest = release.manifest ?? (await fetchManifest(release).catch(failAt('manifest')));
    const folder = folderOf(release, attempt);
    if (!mapped.has(folder)) enforceIntegrity(hashesOf(folder, manifest));
    mapped.add(folder);
    const module = await importRoutes(folder + manifest.entry).catch(failAt('entry'));
    if (!module) throw new SectionFailure('entry', 'no routes');
    requireContract(module.contractVersion);
    return module;
  };

function requireContract(version: number) {
  if (version !== CONTRACT_VERSION)
    throw new SectionFailure('contract', `${version} instead of ${CONTRACT_VERSION}`);
}

/**
 * Where the files of a release are asked for. A browser keeps an address whose module failed as failed,
 * so each further attempt has its own; the hosts serve the same bytes there.
 */
export function folderOf({ url }: ListedRelease, attempt: number) {
  const folder = new URL('.', url);
  return attempt === 0 ? folder.href : `${folder.origin}/retry-${attempt}${folder.pathname}`;
}

const hashesOf = (folder: string, { integrity }: Manifest) =>
  Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [folder + file, hash]),
  );

async function fetchManifest({ url, integrity }: ListedRelease): Promise<Manifest> {
  const response = await fetch(url, { integrity, credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Manifest;
}
