import type { PageData } from '../pageData.ts';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import { versionLoader, type LoadVersion } from './loadVersion.ts';
import { createRemoteWithFallback, type RemoteWithFallback, type Use } from './remoteWithFallback.ts';
import { reportFailure } from './reportFailure.ts';
import { versionFolder } from './versionFolder.ts';

export interface Microfrontends {
  /** What `use` makes of the microfrontend, from the served version or its fallback; rejects after 3 s. */
  open<T>(name: MicrofrontendName, use: Use<T>): Promise<T>;
  /** A page of it threw while rendering. Returns whether another version is left to try. */
  crashed(name: MicrofrontendName, error: unknown): boolean;
  /** Reads the current version from the host and forgets failures, unless an untried version is left. */
  refresh(name: MicrofrontendName): Promise<void>;
  /** The version that was opened last. */
  shown(name: MicrofrontendName): string | undefined;
}

/** @param load for tests */
export function createMicrofrontends(
  served: PageData['microfrontends'],
  load: LoadVersion = versionLoader(foldersInImportMap(served)),
): Microfrontends {
  const remotes = new Map<MicrofrontendName, RemoteWithFallback>();

  function remote(name: MicrofrontendName) {
    const report = reportFailure.bind(null, name);
    const known = remotes.get(name) ?? createRemoteWithFallback(served[name], { load, report });
    remotes.set(name, known);
    return known;
  }

  return {
    open: (name, use) => remote(name).open(use),
    crashed: (name, error) => remote(name).crashed(error),
    async refresh(name) {
      if (remote(name).exhausted()) remote(name).reset((await fetchVersions())[name]);
    },
    shown: name => remote(name).shown(),
  };
}

/** The page's import map has the hashes of the versions whose manifests came with the page. */
const foldersInImportMap = (served: PageData['microfrontends']) =>
  new Set(Object.values(served).flatMap(version => (version?.manifest ? [versionFolder(version)] : [])));

/** The versions that this browser would be served now; none when the host does not answer. */
async function fetchVersions(): Promise<PageData['microfrontends']> {
  try {
    const response = await fetch('/releases.json', { cache: 'no-store', signal: AbortSignal.timeout(2000) });
    return response.ok ? ((await response.json()) as PageData['microfrontends']) : {};
  } catch {
    return {};
  }
}
