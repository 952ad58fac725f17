import { Worker } from 'node:worker_threads';
import { forEachParallel } from '@site/federation/forEachParallel';
import type { OnExit } from '@site/stack/command/runCommand';
import { authors, type LeftOut } from './leftOut.ts';

/** Each takes a processor. */
const WORKERS = 2;

/**
 * Leaves each author out in turn, two at a time.
 * @param groups so many groups of authors are left out together: fewer take less time, and less is learned for each
 */
export async function leaveOneOut(
  onExit: OnExit,
  onAuthors: (authors: readonly string[]) => void,
  groups = Infinity,
): Promise<LeftOut[]> {
  const done: LeftOut[] = [];
  const measureGroup = async (group: readonly string[]) => {
    onAuthors(group);
    done.push(...(await leftOutInWorker(group, onExit)));
  };
  await forEachParallel(inGroups(authors(), groups), measureGroup, WORKERS);
  return done.sort((one, other) => one.author.localeCompare(other.author));
}

const inGroups = (names: readonly string[], groups: number): string[][] =>
  Array.from({ length: Math.min(groups, names.length) }, (_, group) =>
    names.filter((_, index) => index % groups === group),
  );

function leftOutInWorker(group: readonly string[], onExit: OnExit): Promise<LeftOut[]> {
  const worker = new Worker(new URL('./leftOut.ts', import.meta.url), { workerData: group });
  onExit(async () => void (await worker.terminate()));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The measurement without ${group.join(', ')} ended early.`)));
  });
}
