import { createServer } from 'node:http';
import {
  commandEnvironment,
  startSiteUnderTest,
  type SiteUnderTest,
  type TestRun,
} from '@site/stack/checks/siteUnderTest';
import { freePort } from '@site/tooling/testkit';
import { createProgress } from '@site/stack/command/progress';
import { readSettings } from '@site/stack/env/site';
import { testEnvironment } from '@site/stack/env/test';

/** What starts a site in a fixture: `await using run = openTestRun()`. Disposal ends what was started, the last first. */
export function openTestRun(): TestRun & AsyncDisposable {
  const ending = new AsyncDisposableStack();
  return {
    settings: readSettings(testEnvironment()),
    progress: createProgress(),
    onExit: task => ending.defer(() => task(0)),
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
      CONTROL_URL: await startControl(site),
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

/** Lets a test restart every process of the site: any request is answered when it is done. @returns its address on this machine */
async function startControl({ supervisor, processes }: SiteUnderTest): Promise<string> {
  const restart = async () => {
    await supervisor.stopAll();
    for (const name of ['database', ...processes.map(spec => spec.name)]) await supervisor.startAgain(name);
  };
  const server = createServer((_request, response) => {
    restart().then(
      () => response.end('done'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await freePort();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${port}`;
}
