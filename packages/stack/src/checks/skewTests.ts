import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { microfrontendNames } from '@site/federation/microfrontends';
import type { OnExit } from '../command/runCommand.ts';
import type { SiteSettings } from '../env/site.ts';
import { prerenderPages } from '../site/build.ts';
import { buildNear, buildNextContract, currentBuilds, type Builds } from '../skew/builds.ts';
import { chooseCommits } from '../skew/commits.ts';
import { bothWays, promoteSkew, type Skew } from '../skew/pairs.ts';
import { runPlaywright } from './browserTests.ts';
import { commandEnvironment } from './commandEnvironment.ts';
import type { CheckRun } from './checkRun.ts';
import { startSiteUnderTest } from './siteUnderTest.ts';
import { sum, type Tally } from './tally.ts';

/**
 * Builds three older commits and a bump of the contract, and opens every page in Chromium with an older shell and this
 * checkout's microfrontends, and the other way round.
 * @param named commits to build instead of the chosen ones
 * @throws {UserError} that says what is missing where the older commits are
 */
export async function runSkewTests(
  named: string[],
  settings: SiteSettings,
  checkRun: CheckRun,
  onExit: OnExit,
): Promise<Tally> {
  const { root, progress, signal } = checkRun;
  const commits = chooseCommits(root, named);
  const folder = path.join(settings.DATA_DIR, 'skew');
  mkdirSync(folder, { recursive: true });

  const older: Builds[] = [];
  for (const commit of commits) older.push(await buildNear(commit, folder, checkRun));
  // What was built of these commits is kept for the next run, and nothing else.
  const kept = older.map(({ root }) => path.basename(path.dirname(root)));
  for (const name of readdirSync(folder).filter(name => !kept.includes(name)))
    rmSync(path.join(folder, name), { recursive: true, force: true });

  const site = await startSiteUnderTest(checkRun.env, settings, progress, onExit);
  const current = currentBuilds(root, site.settings.RELEASES_DIR, path.join(folder, 'current'));
  const tallies: Tally[] = [];
  /** A process of the site once more, over another store. */
  const restart = async (name: string, storeDir: string, from = root) => {
    const spec = site.processes.find(one => one.name === name)!;
    const move = (place: string) => place.replace(root, from);
    await site.supervisor.stop(name);
    const env = { ...spec.env, RELEASES_DIR: storeDir };
    await site.supervisor.start({ ...spec, args: spec.args.map(move), cwd: move(spec.cwd), env });
  };
  const open = async (skew: Skew) => {
    // One for each pair: builds of one name from two places may differ in a byte.
    const storeDir = path.join(folder, 'stores', String(tallies.length));
    mkdirSync(storeDir, { recursive: true });
    const expected = await promoteSkew(skew, storeDir);
    await prerenderPages({
      ...site,
      settings: { ...site.settings, root: skew.shell.root, RELEASES_DIR: storeDir },
    });
    for (const name of microfrontendNames) await restart(name, storeDir);
    await restart('shell', storeDir, skew.shell.root);
    return runPlaywright(['--config', 'playwright.skew.config.ts'], checkRun, {
      ...commandEnvironment(site.settings, site.databaseUrl),
      BASE_URL: site.settings.PUBLIC_URL,
      SKEW: JSON.stringify(expected),
    });
  };

  const openBothWays = async (other: Builds) => {
    for (const skew of bothWays(current, other)) {
      if (signal.aborted) break;
      const name = `shell of ${skew.shell.name}, microfrontends of ${skew.remotes.name}`;
      const tally = await Promise.race([open(skew), site.supervisor.crashed]);
      progress.step('skew', `${name}: ${tally.passed} passed, ${tally.failed} failed`);
      tallies.push({ ...tally, remarks: tally.remarks.map(remark => `${name}: ${remark}`) });
    }
  };
  for (const old of older) await openBothWays(old);
  await openBothWays(await buildNextContract(path.join(folder, 'next'), checkRun, onExit));
  await site.supervisor.close();
  return sum(tallies);
}
