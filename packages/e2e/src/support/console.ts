import type { Page } from '@playwright/test';

/** Collects what a page reports: console errors and warnings, exceptions, requests that failed. */
export function consoleProblems(page: Page) {
  const problems: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('requestfailed', request => {
    // The browser cancels its own requests when the page is left.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
  });
  return problems;
}
