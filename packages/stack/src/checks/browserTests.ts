import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtEnd } from '../command/runCommand.ts';
import type { SiteSettings } from '../env.ts';
import { findFreePorts } from '../site/ports.ts';
import { findChromium } from './chromium.ts';
import { commandEnvironment } from './commandEnvironment.ts';
import { startControlServer } from './controlServer.ts';
import { startSiteUnderTest } from './siteUnderTest.ts';
import { PlaywrightReport, tallyPlaywright } from './playwrightReport.ts';
import { indent, type Stage } from './stage.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const PLAYWRIGHT_DEADLINE_MS = 30 * 60_000;

/** Starts a site, finds a browser, and runs Playwright over it. */
export async function runBrowserTests(
  args: string[],
  settings: SiteSettings,
  stage: Stage,
  atEnd: AtEnd,
): Promise<Tally> {
  const { root, env, progress, signal } = stage;
  const executable = await findChromium(settings.inherited, progress);
  progress.step('browser', executable);
  const site = await startSiteUnderTest(env, settings, progress, atEnd);
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const control = await startControlServer(site.supervisor, port);
  const reportFile = path.join(site.settings.DATA_DIR, 'playwright.json');
  const e2e = path.join(root, 'packages/e2e');
  const running = runTool(
    {
      args: [path.join(e2e, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
      cwd: e2e,
      env: {
        ...env,
        ...commandEnvironment(site.settings, site.databaseUrl),
        BASE_URL: site.settings.PUBLIC_URL,
        CONTROL_URL: `http://127.0.0.1:${port}`,
        CHROMIUM_PATH: executable,
        PLAYWRIGHT_JSON: reportFile,
      },
      deadlineMs: PLAYWRIGHT_DEADLINE_MS,
      onLine: line => line.trim() && progress.say(indent(line)),
    },
    signal,
  );
  await Promise.race([running, site.supervisor.death]);
  control.close();
  await site.supervisor.close();
  if (!existsSync(reportFile)) return oneFailed('Playwright did not report');
  return tallyPlaywright(PlaywrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8'))));
}
