import type { Page } from '@playwright/test';

/** One state to photograph: where, as whom, and what to do before. */
export interface Screenshot {
  name: string;
  path: string;
  as: 'visitor' | 'user';
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page has its heading. */
  act?: (page: Page) => Promise<unknown>;
}
