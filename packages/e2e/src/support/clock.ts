import type { Page } from '@playwright/test';

/** Stops the page's clock before it loads; `page.clock.runFor(ms)` then moves it to the millisecond. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01Z'));
}
