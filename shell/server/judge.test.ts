import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { AppName } from '@site/federation/build/workspace';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { findVersion } from '@site/releases/registry/registry';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { createHostCounts } from '@site/releases/judge/hostCounts';
import { DEFAULT_PLAN, startSteps } from '@site/releases/judge/steps';
import { createJudge } from '@site/releases/judge/watch';
import { publishStored, shellContract, shellFacts, writeBuild } from '@site/releases/testing/builds';
import { dir, listen } from '@site/releases/testing/fixtures';
import { until } from '@site/tooling/testkit';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createVersionSource } from './registry/versions.ts';

// Two shell hosts over one store, and visitors' browsers that report to them: through the doors that those use.

const publicUrl = 'https://site.example';
const log = pino({ level: 'silent' });
const timers: NodeJS.Timeout[] = [];
afterEach(() => timers.splice(0).forEach(clearInterval));

async function startHost() {
  const env = readEnv({
    NODE_ENV: 'production',
    RELEASES_DIR: dir,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    EDUCATION_URL: 'http://127.0.0.1:1',
  });
  const store = folderStore(dir);
  const counts = createHostCounts();
  const versions = createVersionSource({ ...env, source: store, log });
  const look = createJudge({ store, source: store, counts, log });
  await look();
  timers.push(setInterval(() => void look(), 200));
  return listen(createServer(createApp({ env, source: store, versions, counts, log })));
}

/** A site whose browsers have 1.0.0 of all, and some of them 1.1.0 of one. */
async function progressiveRelease(name: AppName) {
  const store = folderStore(dir);
  for (const version of ['1.0.0', '1.1.0']) {
    await writeBuild(path.join(dir, 'education', version));
    await writeBuild(path.join(dir, 'shell', version), shellFacts, shellContract);
  }
  for (const app of ['shell', 'education'] as const) await publishStored(store, app, '1.0.0');
  await publishStored(store, name, '1.1.0', 5);
  await changeRegistry(store, registry => startSteps(registry, name, '1.1.0', DEFAULT_PLAN, new Date()));
}

async function failsFor(name: AppName, address: string, host: string) {
  const seen = { microfrontend: name, version: '1.1.0', page: '/education' };
  const failure = { kind: 'blank', ...seen, message: 'nothing was drawn', stack: [], first: true, count: 1 };
  const { status } = await fetch(`${host}/browser-reports`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ shell: '1.0.0', reports: [{ kind: 'view', ...seen }, failure] }),
  });
  expect(status).toBe(204);
}

/** What a browser of the canary gets. */
async function servedBy(host: string, name: AppName) {
  const headers = { cookie: '__Host-ounce.rollout=0' };
  if (name === 'shell') {
    const html = await (await fetch(`${host}/education`, { headers })).text();
    return /src="\/assets\/([^/]+)\/entry\.js"/.exec(html)?.[1];
  }
  const served = await fetch(`${host}/microfrontends/${name}.json`, { headers });
  return ((await served.json()) as { version: string }).version;
}

test.each(['education', 'shell'] as const)(
  'a progressive release of %s whose every view is blank is taken back on every host within seconds',
  async name => {
    await progressiveRelease(name);
    const hosts = [await startHost(), await startHost()];
    const served = () => Promise.all(hosts.map(host => servedBy(host, name)));
    expect(await served()).toEqual(['1.1.0', '1.1.0']);
    for (let visitor = 0; visitor < 24; visitor++)
      await failsFor(name, `198.51.100.${visitor}`, hosts[visitor % 2]!);
    await until(async () => (await served()).every(version => version === '1.0.0'));
    const { registry } = await folderStore(dir).read();
    expect(findVersion(registry, name, '1.1.0')?.extras.verdict).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^\d+ of \d+ views with an error, 0 of \d+ in the version before$/),
      causes: [{ text: expect.stringMatching(/blank nothing was drawn$/) }],
    });
  },
);
