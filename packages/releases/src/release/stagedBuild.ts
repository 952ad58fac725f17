import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileApp, type CompileRequest } from '@site/federation/build/compileApp';
import type { ReleaseStore } from '../registry/releaseStore.ts';

export interface StagedBuildRequest extends Omit<CompileRequest, 'outDir'> {
  store: ReleaseStore;
  /** The build is only looked at, so the store may be read-only. */
  dryRun?: boolean | undefined;
}

/**
 * Builds an app into a staging folder of the store, for a dry run into one beside it, hands it to `work`, and removes
 * what `work` left of it, also when the process exits meanwhile.
 */
export async function withStagedBuild<T>(
  { store, dryRun, ...request }: StagedBuildRequest,
  work: (staged: string) => Promise<T>,
): Promise<T> {
  const staged = dryRun ? await mkdtemp(path.join(tmpdir(), 'dry-run-')) : store.stagingDir();
  // What a compiler has begun to write may still arrive.
  const remove = () => rmSync(staged, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    await mkdir(staged, { recursive: true });
    await compileApp({ ...request, outDir: staged });
    return await work(staged);
  } finally {
    await rm(staged, { recursive: true, force: true });
    process.off('exit', remove);
  }
}
