import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { ServedVersions } from './servedVersions.ts';
import { loadVersion, type LoadVersion } from './loadVersion.ts';
import { createRemoteWithFallback, type RemoteWithFallback, type UseRemote } from './remoteWithFallback.ts';
import { versionFolder } from '../pageData.ts';
import type { ReportedVersion } from '../reports/report.ts';

export interface Microfrontends {
  /** What `apply` makes of the microfrontend, from the served version or its fallback; rejects 3 s after its version is known. */
  load<T>(name: MicrofrontendName, apply: UseRemote<T>): Promise<T>;
  /** Reads the current version from the host and forgets failures, unless an untried version is left. */
  refresh(name: MicrofrontendName): Promise<void>;
  /** The version that was loaded last. */
  shown(name: MicrofrontendName): string | undefined;
  /** The version whose files are in a folder, which ends with a slash. */
  versionIn(folder: string): ReportedVersion | undefined;
}

/** @param load for tests */
export function createMicrofrontends(
  servedVersions: ServedVersions,
  load: LoadVersion = loadVersion,
): Microfrontends {
  const remotes = new Map<MicrofrontendName, RemoteWithFallback>();

  function remote(name: MicrofrontendName) {
    const known = remotes.get(name) ?? createRemoteWithFallback(name, servedVersions, load);
    remotes.set(name, known);
    return known;
  }

  return {
    load: (name, apply) => remote(name).load(apply),
    refresh: name => remote(name).refresh(),
    shown: name => remote(name).shown(),
    versionIn(folder) {
      for (const [microfrontend, { known }] of remotes)
        for (const version of known())
          if (versionFolder(version) === folder) return { microfrontend, version: version.version };
      return undefined;
    },
  };
}
