import type { Page } from '@playwright/test';

/** Collects what a page complains about: console errors and warnings, exceptions, requests that failed. */
export function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('requestfailed', request => {
    // The browser gives up its own requests when the page is left: nobody's fault.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}
