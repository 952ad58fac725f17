import type { Browser } from '@playwright/test';
import { fillInSignIn, newMember } from './member.ts';

/** Logs a new member in and returns the cookies, for contexts that start as a member with a cold cache. */
export async function memberState(browser: Browser, siteUrl: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${siteUrl}/api/login`);
  await fillInSignIn(page, newMember());
  const state = await context.storageState();
  await context.close();
  return state;
}
