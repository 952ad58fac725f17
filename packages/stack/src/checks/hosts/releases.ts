import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildVersion } from '@site/federation/build/buildVersion';
import { projectRoot as root } from '@site/federation/build/workspace';
import type { Host, ManyHosts } from './manyHosts.ts';

/** A microfrontend without public pages: a release of it renders nothing. */
const NAME = 'education';
const NEXT = '9.9.9-hosts';
/** A host asks once a second; a busy machine takes longer. */
const KNOWN_MS = 20_000;
/** The manifest of a version that a host knows: its microfrontend's host asks the bucket when it is asked. */
const MANIFEST_MS = 3000;
/** A browser that a canary of 10 % reaches, and one that it does not. */
const IN_CANARY = 'ounce.rollout=0';
const NOT_IN_CANARY = 'ounce.rollout=4294967295';

/** What a gateway says of a document that no published version sends. */
const NOT_PUBLISHED = /not part of a published version/;

const execute = promisify(execFile);
const command = async ({ commands }: ManyHosts, ...args: string[]) => {
  const options = { cwd: root, env: { ...commands, PATH: process.env['PATH'] } };
  return (await execute('npm', ['run', '-s', ...args], options)).stdout;
};

/** The version that a host serves a browser with. */
async function versionOn({ url }: Pick<Host, 'url'>, cookie: string) {
  const response = await fetch(`${url}/microfrontends/${NAME}.json`, { headers: { cookie } });
  return ((await response.json()) as { version: string }).version;
}

/** What a browser of the canary gets, once the balancer's next host has read the manifest at the microfrontend's host. */
async function servedWithManifest({ url: site }: ManyHosts) {
  for (const deadline = Date.now() + MANIFEST_MS; ; await sleep(200)) {
    const served = await fetch(`${site}/microfrontends/${NAME}.json`, { headers: { cookie: IN_CANARY } });
    const { url, manifest } = (await served.json()) as { url: string; manifest: { entry: string } | null };
    if (manifest) return { url, manifest };
    assert.ok(Date.now() < deadline, 'the shell hosts have no manifest of it');
  }
}

/** Waits until every host serves the same version. */
async function everywhere({ shells, url }: ManyHosts, cookie: string, version: string) {
  const deadline = Date.now() + KNOWN_MS;
  for (;;) {
    const served = await Promise.all([...shells, { url }].map(host => versionOn(host, cookie)));
    if (served.every(one => one === version)) return;
    assert.ok(Date.now() < deadline, `${cookie}: hosts serve ${served.join(', ')} and not ${version}`);
    await sleep(100);
  }
}

const current = () => buildVersion(NAME, 'production');

/** What releases of a microfrontend must do on every host alike, in this order. */
export const releaseChecks: Record<string, (site: ManyHosts) => Promise<void>> = {
  'every host serves what was imported': async site => {
    await everywhere(site, IN_CANARY, current());
    await everywhere(site, NOT_IN_CANARY, current());
  },
  'a canary reaches the same browsers through every host': async site => {
    await command(site, 'release', '--', NAME, '--version', NEXT, '--traffic', '10');
    await everywhere(site, IN_CANARY, NEXT);
    await everywhere(site, NOT_IN_CANARY, current());
  },
  'a version can be pinned through the balancer, and shows on every host': async site => {
    const { status, headers } = await fetch(`${site.url}/pin`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: `version=${NAME}%40${NEXT}`,
    });
    assert.equal(status, 303);
    const [pin = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    await everywhere(site, `${NOT_IN_CANARY}; ${pin}`, NEXT);
  },
  'the files of a release are served, and the gateways know its operations from the bucket': async site => {
    const { url, manifest } = await servedWithManifest(site);
    assert.equal((await fetch(new URL(manifest.entry, url))).status, 200);
    const contract = await fetch(new URL('contract.json', url));
    const [operation] = ((await contract.json()) as { operations: string[] }).operations;
    for (const gateway of site.gateways) {
      const ask = async (query: string | undefined) => {
        const headers = { origin: site.url, 'content-type': 'application/json' };
        const body = JSON.stringify({ query });
        return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).text();
      };
      assert.match(await ask('{ services { id } }'), NOT_PUBLISHED);
      assert.doesNotMatch(await ask(operation), NOT_PUBLISHED);
    }
  },
  'a rollback ends the canary on every host': async site => {
    await command(site, 'rollback', '--', NAME);
    await everywhere(site, IN_CANARY, current());
  },
  'a release to all browsers, and its rollback': async site => {
    await command(site, 'release', '--', NAME, '--published', NEXT);
    await everywhere(site, NOT_IN_CANARY, NEXT);
    await command(site, 'rollback', '--', NAME);
    await everywhere(site, NOT_IN_CANARY, current());
  },
  'what nobody is served with is pruned': async site => {
    const gone = await command(site, 'prune', '--', NAME, '--keep', '0', '--days', '0');
    assert.match(gone, new RegExp(`Removed ${NEXT}`));
    const table = await command(site, 'versions', '--', NAME);
    assert.match(table, new RegExp(`${current()}.*100 % \\(default\\)`));
  },
};
