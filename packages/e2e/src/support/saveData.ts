import type { Page } from '@playwright/test';

/** A browser that saves data: nothing is fetched ahead of a click. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
