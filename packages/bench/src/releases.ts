import { request, type Browser, type BrowserContextOptions } from '@playwright/test';
import { npmCommands } from '@site/e2e/support/npmCommands';
import { microfrontendOrigin } from '@site/e2e/support/registry';
import { userState } from '@site/e2e/support/user';
import { versionsLoadedBy } from '@site/e2e/support/registry';
import { commandEnvironment } from '@site/stack/checks/commandEnvironment';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { launchBrowser } from './browser.ts';
import type { Benchmark } from './benchmark.ts';

const NAME = 'education';
const GIVE_UP_MS = 60_000;
/** A canary of 50 % reaches one of so many fresh browsers with a probability above 99.9 %. */
const BROWSERS = 10;

/** How long a release, a canary and a rollback take until a browser runs them, on a site that is never restarted. */
export const benchReleases: Benchmark = async ({ settings, progress, onExit }) => {
  const site = await startSiteUnderTest(settings.inherited, settings, progress, onExit);
  const url = site.settings.PUBLIC_URL;
  const commands = npmCommands({
    ...settings.inherited,
    ...commandEnvironment(site.settings, site.databaseUrl),
  });
  const browser = await launchBrowser({ settings, progress, onExit });
  const storageState = await userState(browser, url);
  const origin = await microfrontendOrigin(await request.newContext({ baseURL: url }), NAME);
  const original = await commands.defaultVersion(NAME);
  const version = `bench-${Date.now().toString(36)}`;
  const steps = {
    'release: build, check, store, publish': [['release', NAME, '--version', version], version],
    rollback: [['rollback', NAME], original],
    'canary, to half of the browsers': [
      ['release', NAME, '--published', version, '--traffic', '50'],
      version,
    ],
    'the same version to all': [['release', NAME, '--published', version], version],
  } as const;

  progress.print(`${NAME}, seconds\nwhat | the command | until a browser ran it`);
  for (const [what, [[command, ...args], wanted]] of Object.entries(steps)) {
    const started = performance.now();
    await commands.run(command, ...args);
    const done = performance.now();
    for (let attempt = 0; (await versionRun(browser, url, origin, { storageState })) !== wanted; attempt += 1)
      if (attempt === BROWSERS || performance.now() - done > GIVE_UP_MS)
        throw new Error(`No browser got ${NAME} ${wanted}.`);
    const seconds = [done - started, performance.now() - done].map(ms => (ms / 1000).toFixed(1));
    progress.print([what, ...seconds].join(' | '));
  }
  await commands.restore(NAME, original);
};

/** The version of the microfrontend whose page a fresh browser shows. */
async function versionRun(browser: Browser, url: string, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const versions = versionsLoadedBy(page, origin);
  await page.goto(`${url}/education`);
  await page.getByRole('tab', { name: 'Beginner' }).waitFor();
  await context.close();
  return [...versions][0];
}
