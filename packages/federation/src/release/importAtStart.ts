import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStore } from '../registry/releaseStore.ts';
import { importBuilds, type ImportedBuild } from './importBuilds.ts';

/** Between two tries while the store is away, in ms. */
const AGAIN_MS = 5000;

export interface ImportAtStart {
  /** Builds that an image carries; none without it. */
  buildsDir: string | undefined;
  store: ReleaseStore;
  /** Whether the store is another machine: a host starts without it, from its copies. */
  isRemote: boolean;
  imported: (builds: ImportedBuild[]) => void;
  failed: (error: Error) => void;
}

/**
 * Imports an image's builds when its host starts. Into a folder before the host goes on; into a store somewhere else
 * meanwhile, and again until that store answers.
 * @throws {Error} when a build cannot be stored in a folder
 */
export async function importAtStart(request: ImportAtStart): Promise<void> {
  const { buildsDir, store, isRemote, imported } = request;
  if (!buildsDir) return;
  if (isRemote) void importUntilDone(buildsDir, request);
  else imported(await importBuilds(buildsDir, store));
}

async function importUntilDone(buildsDir: string, { store, imported, failed }: ImportAtStart) {
  for (;;) {
    try {
      return imported(await importBuilds(buildsDir, store));
    } catch (error) {
      failed(error as Error);
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }
}
