import { expect, test } from '@playwright/test';
import { controlled } from './support/control.ts';
import { describeGrowth, readReached } from './support/reachedBytes.ts';
import { readRegistry } from './support/registry.ts';
import { siteBytes } from './support/siteBytes.ts';

test('no part of the site weighs more than what was reached, plus 3 %', async ({ baseURL }) => {
  test.skip(!controlled, 'a deployment may have other versions and settings');
  const parts = await siteBytes(baseURL ?? '');
  expect(describeGrowth(parts, readReached()).join('\n')).toBe('');
});

test('a part may grow by 3 %, a new one is free, and what is gone is missed', () => {
  const reached = { 'HTML of /': 10_000, shell: 100_000 };
  expect(describeGrowth({ 'HTML of /': 10_300, shell: 90_000, 'new page': 50_000 }, reached)).toEqual([]);
  expect(describeGrowth({ 'HTML of /': 10_301 }, reached)).toEqual([
    expect.stringMatching(
      /^"HTML of \/" has 10301 bytes, 301 \(3\.0 %\) more than the 10000 reached\. .*--keep$/,
    ),
    expect.stringMatching(/^"shell" is gone\. /),
  ]);
});

test('what federation names after the checkout’s folder has an id of our own, so that bytes are the same', async ({
  baseURL,
}) => {
  const { microFrontends } = await readRegistry(baseURL ?? '');
  for (const [newest] of Object.values(microFrontends))
    expect(await (await fetch(new URL('remoteEntry.js', newest!.url))).text()).toMatch(
      /[{,]container\([^]*[{,]federation\(/,
    );
});
