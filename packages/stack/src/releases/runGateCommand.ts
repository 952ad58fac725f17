import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { BuildToRun } from '@site/release-gate/run/buildToRun';
import { runBuild, type ServeBuild } from '@site/release-gate/run/runBuild';
import { z } from 'zod';
import { launchChromium } from '../checks/chromium.ts';
import { UserError } from '../command/runCommand.ts';
import type { ReleaseSettings } from '../env/release.ts';

const Answer = z.union([
  z.object({ url: z.string(), origins: z.array(z.string()), renderProblem: z.string().optional() }),
  z.object({ error: z.string() }),
]);

/**
 * Opens every page of a build in Chromium, beside the live shell and against a gateway with invented data.
 * @returns what is wrong, one sentence each
 * @throws UserError when no Chromium starts here
 */
export async function runGateCommand(settings: ReleaseSettings, build: BuildToRun): Promise<string[]> {
  // Starts while Chromium does.
  const sites = [startGateSite(settings)];
  let free = sites[0];
  const serve: ServeBuild = served => {
    const site = free ?? startGateSite(settings);
    if (!free) sites.push(site);
    free = undefined;
    return siteFor(site, { ...build, ...served });
  };
  const browser = await launchChromium(settings.inherited);
  try {
    if (!browser) throw noChromium();
    return await runBuild(browser, build, serve);
  } finally {
    for (const site of sites) if (site.connected) site.disconnect();
    await browser?.close();
  }
}

const noChromium = () =>
  new UserError(
    'No Chromium starts here, so no page of the build can be opened. Install one (npx playwright install chromium; ' +
      'Debian: apt-get install chromium), name one by CHROMIUM_PATH, or release with --no-browser.',
  );

const startGateSite = ({ root, inherited, RELEASES_DIR, PUBLIC_URL }: ReleaseSettings) =>
  fork(path.join(root, 'shell/server/gateCommand.ts'), {
    env: { ...inherited, RELEASES_DIR, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** @throws {Error} with the reason when the build cannot be served */
async function siteFor(child: ChildProcess, { dir, manifest, schema, operations }: BuildToRun) {
  const answered = new Promise<unknown>(resolve => {
    child.once('message', resolve);
    child.once('close', () => resolve({ error: 'the process that serves the build ended' }));
  });
  child.send({ dir, version: manifest.version, schema, operations });
  const answer = Answer.parse(await answered);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
