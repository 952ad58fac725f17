import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AtEnd } from '../command/runCommand.ts';
import type { SiteSettings } from '../env.ts';
import { findFreePorts } from '../site/ports.ts';
import { findChromium } from './chromium.ts';
import { startControlServer } from './controlServer.ts';
import { startSiteUnderTest } from './siteUnderTest.ts';
import { releaseEnvironment } from './releaseEnvironment.ts';
import { indent, type Stage } from './stage.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const PLAYWRIGHT_DEADLINE_MS = 30 * 60_000;

const Report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** What Playwright's JSON reporter writes, as far as we read it. */
export type PlaywrightReport = z.infer<typeof Report>;

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
        ...releaseEnvironment(site.settings),
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
  if (!existsSync(reportFile)) return oneFailed;
  return tallyPlaywright(Report.parse(JSON.parse(readFileSync(reportFile, 'utf8'))));
}

/** Counts tests; one that passed at its second try passed, and an error outside of every test is a failure. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
