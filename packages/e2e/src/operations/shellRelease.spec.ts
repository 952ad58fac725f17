import { expect, test as base } from '@playwright/test';
import { FIRST_BROWSER, LAST_BROWSER, visit, visitWhile } from '../support/canaryVisits.ts';
import { storeChanged } from '../support/changedVersion.ts';
import { openCopiedSite, type CopiedSite } from '../support/copiedSite.ts';
import { controlled } from '../support/control.ts';

/** Each test has a site of its own: a judged release leaves its counts in the hosts. */
const test = base.extend<{ site: CopiedSite }>({
  site: async ({}, provide) => {
    const site = await openCopiedSite();
    await provide(site);
    await site.close();
  },
  baseURL: ({ site }, provide) => provide(site.url),
});

test.skip(!controlled, 'needs the release store of the site');

const PAGE = '/welcome?from=mail';

/** Stores a shell that differs from the default one by what its first script does besides. */
async function storeShell({ releases, versionOf }: CopiedSite, version: string, script: string) {
  const original = versionOf('shell');
  const change = { file: /^main\..*js$/, code: (code: string) => `${script}\n${code}` };
  await storeChanged(releases, 'shell', { from: original, to: version }, { change });
  return { original, version };
}

/** The shell that a browser gets, by its place among all browsers. */
async function shellOf({ url }: CopiedSite, place: string) {
  const html = await (await fetch(url + PAGE, { headers: { cookie: `ounce.rollout=${place}` } })).text();
  return / src="\/assets\/([^/]+)\//.exec(html)?.[1];
}

test('a shell that fails in browsers only is taken back by itself, and says why', async ({ page, site }) => {
  test.setTimeout(300_000);
  const script = "if (location.search) setTimeout(() => { throw new RangeError('no such letter'); });";
  const { original, version } = await storeShell(site, 'e2e-bad', script);
  await site.run('release', 'shell', '--published', version, '--no-browser', '--progressive');
  expect([await shellOf(site, FIRST_BROWSER), await shellOf(site, LAST_BROWSER)]).toEqual([
    version,
    original,
  ]);

  const isServed = async () => (await shellOf(site, FIRST_BROWSER)) === version;
  await visitWhile(isServed, () => visit(page, site, PAGE));
  expect(await shellOf(site, FIRST_BROWSER)).toBe(original);
  const table = await site.run('versions', 'shell');
  expect(table).toMatch(new RegExp(`^${version} .* 0 % .* failed `, 'm'));
  expect(table).toMatch(
    new RegExp(`^${version}: \\d+ of \\d+ views with an error, 0 of \\d+ in the version before`, 'm'),
  );
  expect(table).toMatch(/ views: .*RangeError: no such letter/);
});
