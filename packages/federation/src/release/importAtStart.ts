import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
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

export interface ImportState {
  /**
   * Whether the builds are in the store, or the store was away at the first try: what follows an import need not wait
   * longer. Never for a build that the store refuses.
   */
  isOver: boolean;
}

/**
 * Imports an image's builds when its host starts. Into a folder before the host goes on; into a store somewhere else
 * meanwhile, and again until that store answers.
 * @returns what is kept up to date while the host serves
 * @throws {Error} when a build cannot be stored in a folder
 */
export async function importAtStart(request: ImportAtStart): Promise<ImportState> {
  const { buildsDir, store, isRemote, imported } = request;
  const state: ImportState = { isOver: !buildsDir };
  if (buildsDir && isRemote) void importUntilDone(buildsDir, request, state);
  else if (buildsDir) {
    imported(await importBuilds(buildsDir, store));
    state.isOver = true;
  }
  return state;
}

async function importUntilDone(
  buildsDir: string,
  { store, imported, failed }: ImportAtStart,
  state: ImportState,
) {
  for (;;) {
    try {
      imported(await importBuilds(buildsDir, store));
      state.isOver = true;
      return;
    } catch (error) {
      failed(error as Error);
      // No later try can help, and what waits for this build must not go on without it.
      if (error instanceof ReleaseRejectedError) return;
      state.isOver = true;
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }
}
