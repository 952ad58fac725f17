import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Problem } from './watchPage.ts';

/** A page that is busy for ever answers nothing, not even that it closes: so long it may take to answer, and to close. */
export const HUNG_MS = 30_000;
export const CLOSED_MS = 2_000;
/** Errors in timers come late: a page stays open for this long after it was seen. */
const HEARD_MS = 1_500;
/** The share of its time for which a page that shows what it has may be busy, and how often it may be more. */
const MAX_BUSY = 0.6;
const BUSY_TIMES = 3;

/** Waits for what comes late. @returns a problem if the page never rests */
export async function listenLonger(page: Page): Promise<Problem[]> {
  const busy = await Promise.race([staysBusy(page), sleep(HUNG_MS).then(() => false)]);
  return busy ? [{ kind: 'hung', text: 'it keeps the processor busy after it was drawn' }] : [];
}

/** Whether a page works all the time: one that renders itself again and again looks right, and empties a battery. */
async function staysBusy(page: Page): Promise<boolean> {
  // A page that has crashed or hangs was reported already.
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null);
  const taskSeconds = async () => {
    const { metrics } = (await session?.send('Performance.getMetrics')) ?? { metrics: [] };
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  try {
    await session?.send('Performance.enable');
    for (let times = 0; times < BUSY_TIMES; times++) {
      const before = await taskSeconds();
      await sleep(HEARD_MS);
      if (((await taskSeconds()) - before) * 1000 < MAX_BUSY * HEARD_MS) return false;
    }
    return session !== null;
  } catch {
    return false;
  }
}
