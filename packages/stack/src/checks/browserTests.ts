import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError, type OnExit } from '../command/runCommand.ts';
import type { SiteSettings } from '../env/site.ts';
import { answersOk } from '../process/health.ts';
import { findFreePorts } from '../site/ports.ts';
import { findChromium } from './chromium.ts';
import { commandEnvironment } from './commandEnvironment.ts';
import { startControlServer } from './controlServer.ts';
import { startSiteUnderTest } from './siteUnderTest.ts';
import { type PlaywrightReport, tallyPlaywright } from './playwrightReport.ts';
import { indent, type CheckRun } from './checkRun.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const PLAYWRIGHT_DEADLINE_MS = 30 * 60_000;

/** Starts a site, finds a browser, and runs Playwright over it. */
export async function runBrowserTests(
  args: string[],
  settings: SiteSettings,
  checkRun: CheckRun,
  onExit: OnExit,
): Promise<Tally> {
  const site = await startSiteUnderTest(checkRun.env, settings, checkRun.progress, onExit);
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const control = await startControlServer(site.supervisor, port);
  const tally = await Promise.race([
    runPlaywright([...projectsFor(args), ...args], checkRun, {
      ...commandEnvironment(site.settings, site.databaseUrl),
      BASE_URL: site.settings.PUBLIC_URL,
      CONTROL_URL: `http://127.0.0.1:${port}`,
    }),
    site.supervisor.crashed,
  ]);
  control.close();
  await site.supervisor.close();
  return tally;
}

/** What runs unless the arguments name a project or a configuration. */
const projectsFor = (args: string[]) =>
  args.some(argument => /^--(?:project|config)\b/.test(argument))
    ? []
    : ['site', 'socket', 'faults'].map(name => `--project=${name}`);

/**
 * Runs the same tests over a running site. Tests that need control of its processes, releases or database are
 * skipped; the users, sign-ups and bookings that tests create remain.
 */
export async function runAgainstDeployment(
  args: string[],
  baseUrl: string,
  checkRun: CheckRun,
): Promise<Tally> {
  if (!(await answersOk(baseUrl))) throw new UserError(`BASE_URL (${baseUrl}) does not answer.`);
  checkRun.progress.step('site', baseUrl);
  return runPlaywright([...projectsFor(args), ...args], checkRun, { BASE_URL: baseUrl });
}

/** @param site variables that tell the tests where the site is and what they control of it */
export async function runPlaywright(
  args: string[],
  checkRun: CheckRun,
  site: NodeJS.ProcessEnv,
): Promise<Tally> {
  const { root, env, progress, logFolder, signal } = checkRun;
  const executable = await findChromium(env, progress);
  progress.step('browser', executable);
  const reportFile = path.join(logFolder, 'browser.json');
  rmSync(reportFile, { force: true });
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  await runTool(
    {
      args: [cli, 'test', '--output', path.join(logFolder, 'browser'), ...args],
      cwd: root,
      env: { ...env, ...site, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON: reportFile },
      deadlineMs: PLAYWRIGHT_DEADLINE_MS,
      onLine: line => line.trim() && progress.print(indent(line)),
    },
    signal,
  );
  if (!existsSync(reportFile)) return oneFailed('Playwright did not report');
  return tallyPlaywright(JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport);
}
