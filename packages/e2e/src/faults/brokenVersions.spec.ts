import type { Page } from '@playwright/test';
import type { Manifest } from '@site/federation/build/manifest';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import { controlled } from '../support/control.ts';
import type { Deviation } from '../support/changedVersion.ts';
import { expect, test, type CopiedSite } from '../support/copiedSite.ts';
import { expectAccessible, follow } from '../support/pageActions.ts';

test.skip(!controlled, 'needs the release store of the site');

const unavailable = (page: Page) => page.getByText('This section is unavailable right now.');

const links = { marketing: 'Services', education: 'Education' };

interface Section {
  path: string;
  /** What only the page itself has. */
  sign: (page: Page) => ReturnType<Page['getByRole']>;
  /** Has another page, which the navigation bar leads to. */
  other: keyof typeof links;
}

const sections = {
  marketing: {
    path: '/services',
    sign: page => page.getByRole('heading', { name: 'Risk Health Check' }),
    other: 'education',
  },
  education: {
    path: '/education',
    sign: page => page.getByRole('tab', { name: 'Beginner' }),
    other: 'marketing',
  },
  contact: {
    path: '/contact',
    sign: page => page.getByRole('heading', { name: 'Book Consultation' }),
    other: 'education',
  },
} satisfies Partial<Record<MicrofrontendName, Section>>;
const names = Object.keys(sections) as (keyof typeof sections)[];

const entry = /^remoteEntry\./;

/** A build of the contract before whose page throws. */
const throwing = (path: string): Deviation => ({
  contractVersion: 3,
  change: {
    file: entry,
    code: () => `
export const init = () => {};
const page = { path: '${path}', Component() { throw new Error('broken render'); } };
export const get = async () => () => ({ contractVersion: 3, createRoutes: () => [page] });`,
  },
});

interface Case {
  host?: CopiedSite['hosts'][MicrofrontendName]['state'];
  deviation?: (path: string) => Deviation;
  /** The step that fails, as the log names it. */
  stage: string;
}

const cases: [name: keyof typeof sections, what: string, Case][] = [
  ['education', 'whose host is down', { host: 'down', stage: 'entry' }],
  ['marketing', 'that throws when rendered', { deviation: throwing, stage: 'render' }],
];

for (const [name, what, { host = 'up', deviation, stage }] of cases)
  test(
    `${name} ${what} affects only its own page, is logged and recovers`,
    { tag: '@every-browser' },
    async ({ page, site }) => {
      const section = sections[name];
      const version = await site.release(name, { ...deviation?.(section.path), fallback: false });
      site.hosts[name].state = host;
      await page.goto(section.path);
      await expect(unavailable(page)).toBeVisible();
      await expect(page.getByRole('banner').getByText('Ada')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect
        .poll(() => site.failures())
        .toContainEqual(
          expect.objectContaining({ microfrontend: name, version, owner: `${name} team`, stage }),
        );

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await follow(page, links[section.other]);
      await expect(sections[section.other].sign(page)).toBeVisible();
      await page.goBack();
      if (host === 'down') {
        // Going back was the first retry, and its failure may be told late.
        const failed = page.waitForEvent('requestfailed', request => request.url().includes('/retry-2/'));
        await page.getByRole('button', { name: 'Try again' }).click();
        await failed;
        await expect(unavailable(page)).toBeVisible();
        await expectAccessible(page);
      }

      await site.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(section.sign(page)).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

test('the version before replaces one that throws when rendered', async ({ page, site }) => {
  const version = await site.release('education', throwing('/education'));
  await page.goto('/education');
  await expect(sections.education.sign(page)).toBeVisible();
  await expect(unavailable(page)).toBeHidden();
  await expect
    .poll(() => site.failures())
    .toContainEqual(expect.objectContaining({ version, stage: 'render' }));
});

test('no script runs in which a byte was changed', async ({ page, site, context }) => {
  const scripts = async (name: MicrofrontendName, version: string) => {
    const folder = `${site.hosts[name].origin}/${version}/`;
    const manifest = (await (await fetch(`${folder}manifest.json`)).json()) as Manifest;
    return Object.keys(manifest.integrity)
      .filter(file => file.endsWith('.js'))
      .map(file => folder + file);
  };
  const load = (url: string) => `import(${JSON.stringify(url)}).then(() => 'ran', () => 'refused')`;
  const outcomes = async (tab: Page, versionOf: (name: MicrofrontendName) => string) => {
    const urls = await Promise.all(names.map(name => scripts(name, versionOf(name))));
    return new Set(await tab.evaluate<string[]>(`Promise.all([${urls.flat().map(load).join()}])`));
  };

  await page.goto('/contact');
  await expect(sections.contact.sign(page)).toBeVisible();
  // The hashes of another microfrontend come with its listing.
  for (const name of ['education', 'marketing'] as const) {
    await follow(page, links[name]);
    await expect(sections[name].sign(page)).toBeVisible();
  }
  expect(await outcomes(page, site.versionOf)).toEqual(new Set(['ran']));

  const damaged: Partial<Record<MicrofrontendName, string>> = {};
  for (const name of names) damaged[name] = await site.release(name, { damaged: /\.js$/, fallback: false });
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(unavailable(other)).toBeVisible();
  for (const name of ['education', 'marketing'] as const) {
    await follow(other, links[name]);
    await expect(unavailable(other)).toBeVisible();
  }
  expect(await outcomes(other, name => damaged[name]!)).toEqual(new Set(['refused']));
});
