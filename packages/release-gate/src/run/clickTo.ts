/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from 'playwright-core';
import { problemsAfter, type SiteToOpen } from './openPage.ts';
import type { Visit } from './visits.ts';

/** Goes on to a page as a click on its link does. @returns what is wrong with what it shows */
export const clickTo = (page: Page, site: SiteToOpen, visit: Visit) =>
  problemsAfter(page, site, visit, async () => {
    await page.evaluate(markHeading);
    await page.evaluate(followLink, visit.path);
    await page.waitForFunction(isElsewhere, visit.path, { polling: 50 });
  });

// Run inside a page by Playwright: each function is sent as text, so it uses nothing outside of itself.

/** Remembers what a page shows, to see when it is gone. */
function markHeading() {
  const heading = document.querySelector('main :is(h1, h2, h3)');
  heading?.setAttribute('data-seen', heading.textContent ?? '');
}

/** Where a page has no such link the address changes as by Back and Forward. */
function followLink(path: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)];
  const link = links.find(one => one.checkVisibility());
  if (link) return link.click();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Whether a page is at an address, and shows something else than the page before. */
function isElsewhere(path: string) {
  const seen = document.querySelector('main [data-seen]');
  return location.pathname === path && (!seen || seen.textContent !== seen.getAttribute('data-seen'));
}
