import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_MS = 2000;
const PAUSE_MS = 40;

/** @returns whether the address answers 2xx within two seconds. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** @returns false when the deadline (milliseconds from now) passed or the signal was aborted */
export async function waitUntil(
  probe: () => Promise<boolean>,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end && !signal?.aborted) {
    if (await probe()) return !signal?.aborted;
    await sleep(PAUSE_MS);
  }
  return false;
}

/** For tests. @returns the milliseconds that it took */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 45_000): Promise<number> {
  const start = Date.now();
  if (await waitUntil(async () => holds(), withinMs)) return Date.now() - start;
  throw new Error(`The condition was not met within ${withinMs} ms.`);
}
