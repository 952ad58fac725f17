import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import {
  consoleProblems,
  expectAccessible,
  openWithoutScripts,
  untilHydrated,
  viewports,
} from './support/pageActions.ts';
import { pagesFor } from './support/pages.ts';
import { probe } from './support/loadProbe.ts';
import { microfrontendOrigins } from './support/registry.ts';
import { expect, test } from './support/user.ts';

// What holds for every page, on a phone and on a desktop.

/** Every sign-in gate is alike. */
const publicPages = [...pagesFor('public'), `${pagesFor('user')[0]}?from=test`, '/no-such-page'];
const userPages = ['/', ...pagesFor('user')];

const MAX_LAYOUT_SHIFT = 0.005;

const parts = 'header, main, h1, footer';

/** Opens a page late, whose scripts come late, in a browser unlike the one that rendered it: none of its parts is replaced, and the focus stays. */
async function expectHydration(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
  const release = await openWithoutScripts(page, path);
  await page
    .locator(parts)
    .evaluateAll(served => served.forEach(part => Object.assign(part, { served: true })));
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await login.focus();
  release();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator(parts).evaluateAll(now => now.every(part => 'served' in part))).toBe(true);
  await expect(login).toBeFocused();
}

/** Loads the page at both sizes, each time without a problem. Accessible on a phone; the release gate has the desktop. */
async function expectSound(page: Page, path: string, openOnDesktop: (page: Page, path: string) => unknown) {
  const problems = consoleProblems(page);
  const requested = new Set<string>();
  page.on('request', request => requested.add(new URL(request.url()).origin));
  await page.addInitScript(probe, 'main h1');
  // Nothing may move when the fonts come late: they do on the phone, which is first.
  let delay = 700;
  await page.route(/\.woff2$/, async route => {
    await sleep(delay);
    await route.continue();
  });
  for (const [size, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await (size === 'desktop' ? openOnDesktop(page, path) : page.goto(path));
    await page.waitForFunction(() => document.fonts.check('20px Fraunces'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    delay = 0;
    const { layoutShift } = await page.evaluate(() => window.loadMetrics);
    expect.soft(layoutShift, `layout shift on a ${size}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    // Browsers log each 404 answer.
    const reported = problems.splice(0).filter(text => !text.includes('status of 404'));
    expect.soft(reported, `problems on a ${size}`).toEqual([]);
    if (size === 'phone') await expectAccessible(page);
    problems.length = 0;
  }
  const own = new Set([new URL(page.url()).origin, ...(await microfrontendOrigins(page.request)).values()]);
  expect([...requested].filter(origin => !own.has(origin) && origin !== 'null')).toEqual([]);
}

/** What is drawn past the right edge, on narrow screens and with text at twice its size. */
async function expectNothingPastTheEdge(page: Page) {
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(size => (document.documentElement.style.fontSize = size), fontSize);
    const cutOff = () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll(':not([aria-hidden] *, noscript *)')]
          .filter(element => element.checkVisibility({ visibilityProperty: true }))
          .filter(element => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map(element => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(cutOff, { message: `at ${width} px, ${fontSize}` }).toEqual([]);
  }
}

/** The words that are broken over two lines. */
const brokenWords = (part: Locator) =>
  part.evaluate(element => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('no word on Results and no address in the footer is broken over two lines', async ({
  page,
  user: _,
}) => {
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeVisible();
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '200%'],
    [768, '100%'],
    [1024, '100%'],
    [1440, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(size => (document.documentElement.style.fontSize = size), fontSize);
    const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
    // At 320 px with enlarged text the address is longer than the line.
    const parts = fontSize === '200%' ? [page.getByRole('main')] : [page.getByRole('main'), address];
    for (const part of parts)
      await expect.poll(() => brokenWords(part), { message: `at ${width} px, ${fontSize}` }).toEqual([]);
  }
});

const title = 'loads without problems and shifts, is accessible, and fits narrow screens and large text';

for (const path of publicPages)
  test(`${path} as a visitor ${title}`, async ({ page }) => {
    await expectSound(page, path, expectHydration);
    await expectNothingPastTheEdge(page);
  });

for (const path of userPages)
  test(`${path} as a user ${title}`, async ({ page, user: _ }) => {
    await expectSound(page, path, () => page.goto(path));
    await expect(page.getByRole('main').getByRole('link', { name: /^Login/ })).toHaveCount(0);
    await expectNothingPastTheEdge(page);
  });
