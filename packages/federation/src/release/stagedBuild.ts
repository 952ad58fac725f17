import { mkdir, rm } from 'node:fs/promises';
import { compileApp, type CompileRequest } from '../build/compileApp.ts';
import type { ReleaseStore } from '../registry/releaseStore.ts';

export interface StagedBuildRequest extends Omit<CompileRequest, 'outDir'> {
  store: ReleaseStore;
}

/** Builds an app into a staging folder of the store, hands it to `use`, and removes what `use` left of it. */
export async function withStagedBuild<T>(
  { store, ...request }: StagedBuildRequest,
  use: (staged: string) => Promise<T>,
): Promise<T> {
  const staged = store.stagingDir();
  await mkdir(staged, { recursive: true });
  try {
    await compileApp({ ...request, outDir: staged });
    return await use(staged);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
