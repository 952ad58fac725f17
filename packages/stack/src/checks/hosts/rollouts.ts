import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildVersion } from '@site/federation/build/buildVersion';
import { projectRoot as root } from '@site/federation/build/workspace';
import type { Host, ManyHosts } from './manyHosts.ts';

const NAME = 'education';
const BAD = '9.9.9-bad';
/** From the first view that fails. */
const TAKEN_BACK_MS = 60_000;
/** A host asks once a second; a busy machine takes longer. */
const KNOWN_MS = 20_000;
/** What a person on call would wait for a command. */
const COMMAND_MS = 180_000;

const execute = promisify(execFile);
const command = async ({ commands }: ManyHosts, ...args: string[]) => {
  const options = { cwd: root, env: { ...commands, PATH: process.env['PATH'] }, timeout: COMMAND_MS };
  return (await execute('npm', ['run', '-s', ...args], options)).stdout;
};

const readJson = async <T>(url: string, cookie = '') =>
  (await (await fetch(url, { headers: { cookie } })).json()) as T;

/** What the browser of another visitor reports of one page, to one host. */
async function report(
  { url, commands }: Host & Pick<ManyHosts, 'commands'>,
  visitor: number,
  ...reports: object[]
) {
  const { status } = await fetch(`${url}/browser-reports`, {
    method: 'POST',
    headers: {
      origin: String(commands['PUBLIC_URL']),
      'content-type': 'application/json',
      // As the balancer would say it.
      'x-forwarded-for': `198.51.100.${visitor % 250}`,
    },
    body: JSON.stringify({ shell: buildVersion('shell', 'production'), reports }),
  });
  assert.equal(status, 204);
}

/** Every host knows that the version is under watch. */
async function isUnderWatch({ shells }: ManyHosts) {
  for (const { url } of shells)
    for (const deadline = Date.now() + KNOWN_MS; ; await sleep(200)) {
      const { version } = await readJson<{ version: string }>(
        `${url}/microfrontends/${NAME}.json`,
        'ounce.rollout=0',
      );
      if (version === BAD) break;
      assert.ok(Date.now() < deadline, `${url} does not serve ${BAD}`);
    }
}

/** Progressive releases, with what visitors' browsers report as they report it. */
export const rolloutChecks: Record<string, (site: ManyHosts) => Promise<string>> = {
  async 'a progressive release that fails in every browser is taken back within a minute'(site) {
    const options = ['--version', BAD, '--no-browser', '--progressive'];
    await command(site, 'release', '--', NAME, ...options);
    await isUnderWatch(site);
    // One look of every host, which counts for a release that it knows.
    await sleep(8000);
    const started = Date.now();
    const good = buildVersion(NAME, 'production');
    let failed = 0;
    for (let visitor = 1; ; visitor += 1) {
      const host = { ...site.shells[visitor % site.shells.length]!, commands: site.commands };
      const of = (version: string) => ({ microfrontend: NAME, version, page: '/education' });
      const error = { message: 'TypeError: x is not a function', stack: [], first: true, count: 1 };
      if (visitor % 5 > 0) await report(host, visitor, { kind: 'view', ...of(good) });
      else {
        failed += 1;
        await report(host, visitor, { kind: 'view', ...of(BAD) }, { kind: 'error', ...of(BAD), ...error });
      }
      const { version } = await readJson<{ version: string }>(
        `${host.url}/microfrontends/${NAME}.json`,
        'ounce.rollout=0',
      );
      if (version === good) break;
      assert.ok(Date.now() - started < TAKEN_BACK_MS, `${BAD} is still served after ${failed} failed views`);
      await sleep(50);
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const table = await command(site, 'versions', '--', NAME);
    assert.match(table, new RegExp(`${BAD} .* failed `));
    assert.match(
      table,
      new RegExp(`${BAD}: \\d+ of \\d+ views with an error, 0 of \\d+ in the version before`),
    );
    assert.match(table, /TypeError: x is not a function/);
    return `${seconds} s, ${failed} views`;
  },
};
