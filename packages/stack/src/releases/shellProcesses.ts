import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PageOpener } from '@site/release-gate/pages/openPages';
import type { RenderedPages } from '@site/releases/prerender/prerenderPairs';
import { prerenderedEntrySchema } from '@site/releases/registry/registry';
import { z } from 'zod';
import { launchChromium } from '../checks/chromium.ts';
import { UserError } from '@site/federation/settings';
import type { ReleaseSettings } from '../env/release.ts';

const Rendered = z.array(z.object({ name: z.string(), version: z.string(), pages: prerenderedEntrySchema }));
const Site = z.object({
  url: z.string(),
  origins: z.array(z.string()),
  renderProblem: z.string().optional(),
});
const Failure = z.object({ error: z.string() });

/** With the settings that the shell host has. @throws {Error} with the reason when a page cannot be rendered */
export const renderPages = (
  settings: ReleaseSettings,
  name: string,
  version: string,
): Promise<RenderedPages[]> =>
  answerOf(startProcess(settings, 'server/prerenderCommand.ts', name, version), Rendered);

/** Chromium, and for each build a process of the shell host that serves it. @throws UserError without Chromium */
export async function startPageOpener(settings: ReleaseSettings): Promise<PageOpener> {
  const browser = await launchChromium(settings.inherited);
  if (!browser)
    throw new UserError(
      'No Chromium starts here, so no page of the build can be opened. Install one (npx playwright install chromium; ' +
        'Debian: apt-get install chromium), name one by CHROMIUM_PATH, or release with --no-browser (to all browsers: --no-browser --traffic 100).',
    );
  const sites: ChildProcess[] = [];
  return {
    browser,
    serve(job) {
      const site = startProcess(settings, 'server/gateCommand.ts');
      sites.push(site);
      site.send(job);
      return answerOf(site, Site);
    },
    async close() {
      for (const site of sites) if (site.connected) site.disconnect();
      await browser.close();
    },
  };
}

const startProcess = (
  { root, inherited, RELEASES_DIR, PUBLIC_URL }: ReleaseSettings,
  script: string,
  ...args: string[]
) =>
  fork(path.join(root, 'shell', script), args, {
    env: { ...inherited, RELEASES_DIR, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** What a process answers. @throws {Error} with the reason that it gives */
async function answerOf<T>(child: ChildProcess, schema: z.ZodType<T>): Promise<T> {
  const answered = await new Promise<unknown>(resolve => {
    child.once('message', resolve);
    child.once('close', () => resolve({ error: `the process ${child.spawnargs[1]} gave no answer` }));
  });
  const answer = z.union([Failure, schema]).parse(answered);
  if (answer && typeof answer === 'object' && 'error' in answer) throw new Error(String(answer.error));
  return answer as T;
}
