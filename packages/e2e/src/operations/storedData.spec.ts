import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { mapsFolder } from '@site/releases/store/versionFiles';
import { FIRST_BROWSER, LAST_BROWSER, versionServed, visitWhile } from '../support/canaryVisits.ts';
import { storeChanged } from '../support/changedVersion.ts';
import { expect, test, type CopiedSite } from '../support/copiedSite.ts';
import { controlled } from '../support/control.ts';

const NAME = 'marketing';
const VERSION = 'e2e-stored';

/** The place of the canary, and what the versions before stored. */
const returning = { place: FIRST_BROWSER, stored: 'yes' };
const fresh = { place: FIRST_BROWSER, stored: null };

test.skip(!controlled, 'needs the release store of the site');

/** Takes what is stored for an object with an id: what a former version stored is a word. */
const throwingForOldEntries = (code: string) => code.replace(/null!==(\w+)\.read\(\)/, '$1.read()?.id.at(0)');

/** Another visitor, whose browser says what it met when the page is left. */
async function visitor(
  context: BrowserContext,
  { url }: CopiedSite,
  { place, stored }: typeof fresh | typeof returning,
) {
  await context.addCookies([{ name: 'ounce.rollout', value: place, url }]);
  const page = await context.newPage();
  await page.addInitScript(value => {
    if (value !== null) sessionStorage.setItem('promotion-dismissed', value);
    else sessionStorage.removeItem('promotion-dismissed');
  }, stored);
  await page.goto(`${url}/home`);
  await expect(page.locator('[data-interactive]')).toBeAttached();
  // With a version that fails, the one before is there in its place.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  await page.close();
}

test('a release that throws only for what an older version stored in a browser is reported with its source line, and taken back', async ({
  context,
  site,
}) => {
  test.setTimeout(300_000);
  const original = site.versionOf(NAME);
  const change = { file: /^page-home\.js$/, code: throwingForOldEntries };
  await storeChanged(site.releases, NAME, { from: original, to: VERSION }, { change });
  // The source maps hold: no line was added.
  const mapsOf = (version: string) => path.join(site.releases, mapsFolder(NAME, version));
  await cp(mapsOf(original), mapsOf(VERSION), { recursive: true });
  await site.run('release', NAME, '--published', VERSION, '--no-browser', '--progressive');
  const servedTo = (place: string) => versionServed(site.url, NAME, place);
  expect([await servedTo(FIRST_BROWSER), await servedTo(LAST_BROWSER)]).toEqual([VERSION, original]);
  await visitor(context, site, fresh);
  expect(site.failures()).toEqual([]);
  const judged = await site.run('versions', NAME);
  expect(judged).toMatch(new RegExp(`^${VERSION} .* 5 % .* being judged `, 'm'));
  expect(judged).toMatch(new RegExp(`^${VERSION}: not checked: .*pages in a browser$`, 'm'));

  await visitWhile(
    async () => (await servedTo(FIRST_BROWSER)) === VERSION,
    at => visitor(context, site, at % 2 === 0 ? returning : fresh),
  );
  expect(await servedTo(FIRST_BROWSER)).toBe(original);

  const table = await site.run('versions', NAME);
  expect(table).toMatch(new RegExp(`^${VERSION} .* 0 % .* failed `, 'm'));
  expect(table).toMatch(
    new RegExp(`^${VERSION}: \\d+ of \\d+ views with an error, 0 of \\d+ in the version before`, 'm'),
  );
  expect(table).toMatch(
    /^ {2}\d+ views: .* TypeError: .* mfe-marketing\/src\/promotion\/PromoModal\.tsx:\d+:\d+$/m,
  );
  const file = path.join(site.releases, 'shell.log');
  await writeFile(file, site.log.map(line => `${JSON.stringify(line)}\n`).join(''));
  const incidents = await site.run('incidents', NAME, '--since', '1h', '--log', file);
  expect(incidents).toContain(`${NAME}: 1 cause of errors`);
  expect(incidents).toMatch(/^1\. .*TypeError: Cannot read properties of undefined/m);
  expect(incidents).toMatch(/^ {3}at +mfe-marketing\/src\/promotion\/PromoModal\.tsx:\d+:\d+$/m);
  expect(incidents).toMatch(new RegExp(`^ {3}versions +${VERSION} \\(\\d+\\)$`, 'm'));
  expect(incidents).toMatch(new RegExp(`^ {3}released .* ${VERSION}$`, 'm'));
  expect(incidents).toMatch(
    new RegExp(`^ {3}now +${VERSION} has no browsers since .* views with an error`, 'm'),
  );
});
