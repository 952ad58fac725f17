import type { Page } from '@playwright/test';

/** One picture to take: where, as whom, and what to do before. */
export interface Shot {
  name: string;
  path: string;
  as: 'visitor' | 'member';
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page is there. */
  act?: (page: Page) => Promise<unknown>;
}
