import type { Page } from '@playwright/test';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { Fault } from '../support/faultProxy.ts';
import { controlled } from '../support/control.ts';
import { expect, test } from '../support/isolatedTest.ts';
import { follow, saveData } from '../support/pageActions.ts';
import type { Deviation } from '../support/isolatedRegistry.ts';
import { versionsLoadedBy } from '../support/registry.ts';

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

const sections: Record<MicrofrontendName, Section> = {
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
};

/** A build of the contract before whose page throws. */
const throwing = (path: string): Deviation => ({
  contractVersion: 3,
  entry: `
export const init = () => {};
const page = { path: '${path}', Component() { throw new Error('broken render'); } };
export const get = async () => () => ({ contractVersion: 3, createRoutes: () => [page] });`,
});

interface Case {
  fault?: Fault;
  deviation?: (path: string) => Deviation;
  /** The step that fails, as the log names it. */
  stage: string;
}

const any = /./;
const entry = /^remoteEntry\./;

const down: Case = { fault: { files: any, kind: 'down' }, stage: 'entry' };
const broken: Case = { deviation: throwing, stage: 'render' };

/** Every kind of fault for one microfrontend; for the others one on the way and one in the code. */
const cases: [name: MicrofrontendName, what: string, Case][] = [
  ['education', 'whose host is down', down],
  ['education', 'whose host is silent', { fault: { files: any, kind: 'silent' }, stage: 'timeout' }],
  ['education', 'with a changed byte', { fault: { files: entry, kind: 'byte' }, stage: 'entry' }],
  ['education', 'of another contract', { deviation: () => ({ contractVersion: 99 }), stage: 'contract' }],
  [
    'education',
    'that throws when loaded',
    { deviation: () => ({ entry: 'throw new Error("not today")' }), stage: 'entry' },
  ],
  ['education', 'that throws when rendered', broken],
  ['marketing', 'that throws when rendered', broken],
  ['contact', 'whose host is down', down],
];

for (const [name, what, { fault, deviation, stage }] of cases)
  test(
    `${name} ${what} affects only its own page, is logged and recovers`,
    { tag: '@every-browser' },
    async ({ page, site }) => {
      const section = sections[name];
      const version = await site.release(name, { ...deviation?.(section.path), fallback: false });
      if (fault) site.proxies[name].faults.push(fault);
      await page.goto(section.path);
      await expect(unavailable(page)).toBeVisible();
      await expect(page.getByRole('banner').getByText('Ada')).toBeVisible();
      await expect
        .poll(() => site.failures())
        .toContainEqual(
          expect.objectContaining({ microfrontend: name, version, owner: `${name} team`, stage }),
        );

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      // A silent host has to time out again.
      if (stage !== 'timeout') {
        await follow(page, links[section.other]);
        await expect(sections[section.other].sign(page)).toBeVisible();
        await page.goBack();
        await expect(unavailable(page)).toBeVisible();
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
  const scripts = Object.entries(site.manifests).flatMap(([name, { integrity }]) =>
    Object.keys(integrity)
      .filter(file => file.endsWith('.js'))
      .map(file => new URL(file, site.folders[name as MicrofrontendName]).href),
  );
  const load = (url: string) => `import(${JSON.stringify(url)}).then(() => 'ran', () => 'refused')`;
  const outcomes = (tab: Page) => tab.evaluate<string[]>(`Promise.all([${scripts.map(load).join()}])`);

  await page.goto('/contact');
  await expect(sections.contact.sign(page)).toBeVisible();
  // The hashes of another microfrontend come with its listing.
  for (const name of ['education', 'marketing'] as const) {
    await follow(page, links[name]);
    await expect(sections[name].sign(page)).toBeVisible();
  }
  expect(new Set(await outcomes(page))).toEqual(new Set(['ran']));

  for (const { faults } of Object.values(site.proxies)) faults.push({ files: /\.js$/, kind: 'byte' });
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(unavailable(other)).toBeVisible();
  for (const name of ['education', 'marketing'] as const) {
    await follow(other, links[name]);
    await expect(unavailable(other)).toBeVisible();
  }
  expect(new Set(await outcomes(other))).toEqual(new Set(['refused']));
});

test(
  'an open tab keeps working through five releases, one of the shell among them',
  { tag: '@every-browser' },
  async ({ page, site }) => {
    const education = versionsLoadedBy(page, site.proxies.education.origin);
    const contact = versionsLoadedBy(page, site.proxies.contact.origin);
    const marketing = versionsLoadedBy(page, site.proxies.marketing.origin);
    // Else a slow machine may have asked for contact's version before it is released.
    await saveData(page);
    await page.goto('/education');
    await expect(sections.education.sign(page)).toBeVisible();
    await site.release('education');
    const newContact = await site.release('contact');
    await site.release('education');
    await site.releaseShell();
    const newest = await site.release('education');

    // Late chunks of a loaded microfrontend are those of its version; one that was not loaded yet comes as it is live now.
    await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await page.getByRole('link', { name: 'Talk to an Advisor' }).first().click();
    await expect(sections.contact.sign(page)).toBeVisible();
    expect([...education].filter(version => version.includes('copy'))).toEqual([]);
    expect([...contact]).toEqual([newContact]);

    // The old shell loads a new version after a retry.
    site.proxies.marketing.faults.push({ files: any, kind: 'down' });
    await follow(page, links.marketing);
    await expect(unavailable(page)).toBeVisible();
    site.proxies.marketing.faults.length = 0;
    const newer = await site.release('marketing');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(sections.marketing.sign(page)).toBeVisible();
    expect([...marketing]).toContain(newer);

    await page.goto('/education');
    await expect(sections.education.sign(page)).toBeVisible();
    expect([...education]).toContain(newest);
  },
);
