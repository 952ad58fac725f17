import { chromium, request, type Browser, type BrowserContextOptions } from '@playwright/test';
import { memberState } from '../support/memberState.ts';
import { defaultVersion, npmRun, putBack } from '../support/npmRun.ts';
import { microfrontendOrigin } from '../support/registry.ts';
import { versionsLoadedBy } from '../support/versions.ts';

// npm run bench -- releases: how long a team waits for its command, and then for a browser that runs its code.

const { BASE_URL = '', CHROMIUM_PATH } = process.env;
const NAME = 'education';
const GIVE_UP_MS = 60_000;
/** A half share reaches one of so many fresh visitors, or the odds were a thousand to one. */
const VISITORS = 10;

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const storageState = await memberState(browser, BASE_URL);
const origin = await microfrontendOrigin(await request.newContext({ baseURL: BASE_URL }), NAME);
const original = await defaultVersion(NAME);
const version = `bench-${Date.now().toString(36)}`;

console.log(`${NAME}, seconds\nwhat | the command | until a browser ran it`);
try {
  await show('release: build, gate, publish, switch', ['release', NAME, '--version', version], version);
  await show('rollback', ['rollback', NAME], original);
  await show(
    'canary, to half of the visitors',
    ['release', NAME, '--published', version, '--traffic', '50'],
    version,
  );
  await show('the same version to all', ['release', NAME, '--published', version], version);
} finally {
  await putBack(NAME, original);
  await browser.close();
}

/** Runs a command, and opens the page as fresh visitors until one runs `wanted`. */
async function show(what: string, [command, ...args]: Parameters<typeof npmRun>, wanted: string) {
  const started = performance.now();
  await npmRun(command, ...args);
  const done = performance.now();
  for (let visitor = 0; (await versionRun(browser, { storageState })) !== wanted; visitor += 1) {
    if (visitor === VISITORS || performance.now() - done > GIVE_UP_MS)
      throw new Error(`No browser got ${NAME} ${wanted}.`);
  }
  const seconds = [done - started, performance.now() - done].map(ms => (ms / 1000).toFixed(1));
  console.log([what, ...seconds].join(' | '));
}

/** The version of the microfrontend whose page a browser that was never here shows. */
async function versionRun(by: Browser, options: BrowserContextOptions): Promise<string | undefined> {
  const context = await by.newContext(options);
  const page = await context.newPage();
  const versions = versionsLoadedBy(page, origin);
  await page.goto(`${BASE_URL}/education`);
  await page.getByRole('tab', { name: 'Beginner' }).waitFor();
  await context.close();
  return [...versions][0];
}
