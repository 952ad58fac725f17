import { Problem, unavailable } from '../http/problem.ts';

/** Below the time that the shell host waits for an answer; a stalled database would hold up a long queue for minutes. */
const MAX_WAIT_MS = 10_000;

/** The queue of each user: their statements never fill the pool, and others' requests run between them. */
export const inTurn = createTurns(100);

/**
 * @param maxWaiting how many tasks of one key may wait or run; `maxOfAll` of all keys together.
 * @returns what runs a task once the earlier ones of the same key are done in this process; tasks of different keys run side
 * by side. It throws a Problem: 429 when too many of the key are waiting, 503 when too many of all are, or the task's turn
 * came too late.
 */
export function createTurns(maxWaiting: number, maxWaitMs = MAX_WAIT_MS, maxOfAll = Infinity) {
  const queues = new Map<string, { count: number; last: Promise<unknown> }>();
  let ofAll = 0;
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { count: 0, last: Promise.resolve() };
    if (queue.count >= maxWaiting)
      throw new Problem(429, 'Too many requests at once. Please try again.', {
        headers: { 'Retry-After': '1' },
      });
    if (ofAll >= maxOfAll) throw unavailable();
    queues.set(key, queue);
    queue.count += 1;
    ofAll += 1;
    const latestStart = performance.now() + maxWaitMs;
    const result = queue.last.then(() => {
      if (performance.now() > latestStart) throw unavailable();
      return task();
    });
    queue.last = result.catch(() => {});
    try {
      return await result;
    } finally {
      queue.count -= 1;
      ofAll -= 1;
      if (queue.count === 0) queues.delete(key);
    }
  };
}
