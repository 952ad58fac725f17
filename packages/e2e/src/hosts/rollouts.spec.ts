import { expect } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildVersion } from '@site/federation/build/buildVersion';
import { FIRST_BROWSER, versionServed } from '../support/canaryVisits.ts';
import { test, type Host, type ManyHosts } from './manyHosts.ts';

const NAME = 'education';
const GOOD = buildVersion(NAME, 'production');
const BAD = '9.9.9-bad';
/** From the first view that fails. */
const TAKEN_BACK_MS = 60_000;

const versionOn = ({ url }: Host) => versionServed(url, NAME, FIRST_BROWSER);

/** What the browser of another visitor reports of one page, to one host. */
async function report(site: ManyHosts, { url }: Host, visitor: number, ...reports: object[]) {
  const { status } = await fetch(`${url}/browser-reports`, {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      // As the balancer would say it.
      'x-forwarded-for': `198.51.100.${visitor % 250}`,
    },
    body: JSON.stringify({ shell: buildVersion('shell', 'production'), reports }),
  });
  expect(status).toBe(204);
}

test('a progressive release that fails in every browser is taken back within a minute', async ({ site }) => {
  test.setTimeout(300_000);
  await site.run('release', NAME, '--version', BAD, '--no-browser', '--progressive');
  for (const host of site.shells) await expect.poll(() => versionOn(host)).toBe(BAD);
  // One look of every host, so that what it counts is of this step.
  await sleep(5000);
  const started = Date.now();
  const of = (version: string) => ({ microfrontend: NAME, version, page: '/education' });
  const error = { message: 'TypeError: x is not a function', stack: [], first: true, count: 1 };
  for (let visitor = 1, version = BAD; version === BAD; visitor += 1) {
    const host = site.shells[visitor % site.shells.length]!;
    if (visitor % 5 > 0) await report(site, host, visitor, { kind: 'view', ...of(GOOD) });
    else
      await report(
        site,
        host,
        visitor,
        { kind: 'view', ...of(BAD) },
        { kind: 'error', ...of(BAD), ...error },
      );
    version = await versionOn(host);
    expect(Date.now() - started).toBeLessThan(TAKEN_BACK_MS);
    await sleep(50);
  }
  const table = await site.run('versions', NAME);
  expect(table).toMatch(new RegExp(`${BAD} .* failed `));
  expect(table).toMatch(
    new RegExp(`${BAD}: \\d+ of \\d+ views with an error, 0 of \\d+ in the version before`),
  );
  expect(table).toContain('TypeError: x is not a function');
});
