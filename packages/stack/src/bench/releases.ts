import path from 'node:path';
import { findChromium } from '../checks/chromium.ts';
import { commandEnvironment } from '../checks/commandEnvironment.ts';
import { startSiteUnderTest } from '../checks/siteUnderTest.ts';
import { runTool } from '../checks/tool.ts';
import type { Bench } from './part.ts';

const DEADLINE_MS = 10 * 60_000;

/** How long a release, a canary and a rollback take until a browser runs them, on a site that is never restarted. */
export async function benchReleases({ settings, progress, signal, onExit }: Bench): Promise<number> {
  const { root, inherited: env } = settings;
  const executable = await findChromium(env, progress);
  const site = await startSiteUnderTest(env, settings, progress, onExit);
  const urls = {
    ...commandEnvironment(site.settings, site.databaseUrl),
    BASE_URL: site.settings.PUBLIC_URL,
    CHROMIUM_PATH: executable,
  };
  const main = path.join(root, 'packages/e2e/src/bench/releases.ts');
  const onLine = (line: string) => progress.print(line);
  const tool = { args: [main], cwd: root, env: { ...env, ...urls }, deadlineMs: DEADLINE_MS, onLine };
  return (await runTool(tool, signal)).code ?? 1;
}
