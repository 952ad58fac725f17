import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CompileRequest } from '@site/federation/build/compile';

/** The temporary folder goes, also when the process exits meanwhile: what is to stay is put into the store. */
export async function withStagedBuild<T>(
  request: Omit<CompileRequest, 'outDir'>,
  work: (build: string) => Promise<T>,
): Promise<T> {
  const build = await mkdtemp(path.join(tmpdir(), 'build-'));
  // What a compiler has begun to write may still arrive.
  const remove = () => rmSync(build, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    // Here, as webpack takes a second to load: what releases a stored version needs none.
    const { compileApp } = await import('@site/federation/build/compile');
    await compileApp({ ...request, outDir: build });
    return await work(build);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
