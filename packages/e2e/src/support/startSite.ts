import { commandEnvironment, startSiteUnderTest, type TestRun } from '@site/stack/checks/siteUnderTest';
import { createProgress } from '@site/stack/command/progress';
import { readSettings } from '@site/stack/env/site';
import { testEnvironment } from '@site/stack/env/test';

/** What starts a site in a fixture: `await using run = openTestRun()`. Disposal ends what was started, the last first. */
export function openTestRun(): TestRun & AsyncDisposable {
  const ending = new AsyncDisposableStack();
  return {
    settings: readSettings(testEnvironment()),
    progress: createProgress(),
    onExit: task => ending.defer(task),
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  };
}

/**
 * Starts the site that most tests open, and tells them by variables where it is; returns what ends it. With BASE_URL a
 * running site is tested instead. Playwright calls the default export.
 */
export default async function startSite() {
  if (process.env['BASE_URL']) return undefined;
  const run = openTestRun();
  const end = () => run[Symbol.asyncDispose]();
  try {
    const site = await startSiteUnderTest(run);
    Object.assign(process.env, commandEnvironment(site.settings, site.databaseUrl), {
      BASE_URL: site.settings.PUBLIC_URL,
      SITE_IS_CONTROLLED: 'yes',
    });
    // Without a part of the site every test would wait for its deadline.
    site.supervisor.crashed.catch((error: Error) => {
      console.error(error.message);
      process.kill(process.pid, 'SIGINT');
    });
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
