import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_MS = 2000;
const PAUSE_MS = 75;

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

/**
 * Polls until the probe returns true.
 * @returns false when the deadline (milliseconds from now) passed or the signal was aborted
 */
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
