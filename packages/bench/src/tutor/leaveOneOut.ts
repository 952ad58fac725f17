import { Worker } from 'node:worker_threads';
import type { OnExit } from '@site/stack/command/runCommand';
import { authors, type LeftOut } from './leftOut.ts';

/** Each takes a processor. */
const WORKERS = 2;

/** Leaves each author out in turn, two at a time. */
export async function leaveOneOut(onExit: OnExit, onAuthor: (author: string) => void): Promise<LeftOut[]> {
  const waiting = authors();
  const done: LeftOut[] = [];
  const run = async () => {
    for (let author = waiting.shift(); author !== undefined; author = waiting.shift()) {
      onAuthor(author);
      done.push(await leftOutInWorker(author, onExit));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, run));
  return done.sort((one, other) => one.author.localeCompare(other.author));
}

function leftOutInWorker(author: string, onExit: OnExit): Promise<LeftOut> {
  const worker = new Worker(new URL('./leaveOneOut.worker.ts', import.meta.url), { workerData: author });
  onExit(async () => void (await worker.terminate()));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The measurement without ${author} ended early.`)));
  });
}
