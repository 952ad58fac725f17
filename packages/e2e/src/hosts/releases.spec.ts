import { expect } from '@playwright/test';
import { buildVersion } from '@site/federation/build/buildVersion';
import { test, type ManyHosts } from './manyHosts.ts';

/** A microfrontend without public pages: a release of it renders nothing. */
const NAME = 'education';
const NEXT = '9.9.9-hosts';
/** A browser that a canary of 10 % reaches, and one that it does not. */
const IN_CANARY = 'ounce.rollout=0';
const NOT_IN_CANARY = 'ounce.rollout=4294967295';
/** What a gateway says of a document that no published version sends. */
const NOT_PUBLISHED = /not part of a published version/;

const current = buildVersion(NAME, 'production');

interface Served {
  version: string;
  url: string;
  manifest: { entry: string } | null;
}

/** What a host serves a browser with. */
const servedBy = async (url: string, cookie: string) =>
  (await (await fetch(`${url}/microfrontends/${NAME}.json`, { headers: { cookie } })).json()) as Served;

/** Waits until every host serves the same version; a host asks the bucket once a second. */
async function expectEverywhere({ shells, url }: ManyHosts, cookie: string, version: string) {
  const versions = () =>
    Promise.all([...shells, { url }].map(async host => (await servedBy(host.url, cookie)).version));
  await expect.poll(async () => new Set(await versions())).toEqual(new Set([version]));
}

test.describe.configure({ mode: 'serial' });

test('every host serves what was imported', async ({ site }) => {
  await expectEverywhere(site, IN_CANARY, current);
  await expectEverywhere(site, NOT_IN_CANARY, current);
});

test('a canary reaches the same browsers through every host', async ({ site }) => {
  test.setTimeout(300_000);
  await site.run('release', NAME, '--version', NEXT, '--traffic', '10');
  await expectEverywhere(site, IN_CANARY, NEXT);
  await expectEverywhere(site, NOT_IN_CANARY, current);
});

test('the files of a release are served, and the gateways know its operations from the bucket', async ({
  site,
}) => {
  // The balancer's next host may still have to read the manifest at the microfrontend's host.
  await expect.poll(async () => (await servedBy(site.url, IN_CANARY)).manifest).not.toBeNull();
  const { url, manifest } = await servedBy(site.url, IN_CANARY);
  expect((await fetch(new URL(manifest!.entry, url))).status).toBe(200);
  const contract = await fetch(new URL('contract.json', url));
  const [operation] = ((await contract.json()) as { operations: string[] }).operations;
  for (const gateway of site.gateways) {
    const ask = async (query: string | undefined) => {
      const headers = { origin: site.url, 'content-type': 'application/json' };
      const body = JSON.stringify({ query });
      return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).text();
    };
    expect(await ask('{ services { id } }')).toMatch(NOT_PUBLISHED);
    expect(await ask(operation)).not.toMatch(NOT_PUBLISHED);
  }
});

test('a rollback ends the canary on every host', async ({ site }) => {
  await site.run('rollback', NAME);
  await expectEverywhere(site, IN_CANARY, current);
});

test('what nobody is served with is pruned', async ({ site }) => {
  expect(await site.run('prune', NAME, '--keep', '0', '--days', '0')).toContain(`Removed ${NEXT}`);
  expect(await site.run('versions', NAME)).toMatch(new RegExp(`${current}.*100 % \\(default\\)`));
});
