import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../median.ts';

const PAUSE_MS = 2;
const PACE_MS = 250;
const ROUND_MS = 1_000;
const ROUNDS = 8;

/** Something that a client of the site does, once. */
export type Act = () => Promise<unknown>;

/**
 * What another visitor waits for a read while a client repeats an act four times a second, beside what they wait while it
 * does something ordinary instead. Both take turns, and the median of the rounds counts, so that other load on the
 * machine matters little.
 */
export async function compareWaits(
  read: Act,
  ordinary: Act,
  attack: Act,
): Promise<{ ms: number; ratio: number }> {
  const rounds: { ms: number; ratio: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const usual = await meanWait(read, ordinary);
    const ms = await meanWait(read, attack);
    rounds.push({ ms, ratio: ms / usual });
  }
  return { ms: median(rounds.map(({ ms }) => ms)), ratio: median(rounds.map(({ ratio }) => ratio)) };
}

async function meanWait(read: Act, act: Act): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const acting = (async () => {
    const running: Promise<unknown>[] = [];
    for (; performance.now() < end; await sleep(PACE_MS)) running.push(act().catch(() => {}));
    await Promise.all(running);
  })();
  let [total, count] = [0, 0];
  for (; performance.now() < end; await sleep(PAUSE_MS)) {
    const start = performance.now();
    await read();
    total += performance.now() - start;
    count += 1;
  }
  await acting;
  return total / count;
}
