import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser } from '@playwright/test';
import type { Progress } from '../command/progress.ts';
import { UserError } from '@site/federation/settings';

/** What makes Chromium run in a container (little shared memory), as root, without a screen, and ask this machine only. */
export const CHROMIUM_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  ...['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', '--no-proxy-server'],
  // Letters as wide as in a browser with windows.
  '--font-render-hinting=none',
];
const INSTALL_MS = 5 * 60_000;

/** Debian's. Without windows and what belongs to them a page takes less than half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const ofTheSystem = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that starts here: CHROMIUM_PATH, Playwright's own, Debian's headless shell, which is installed where
 * that is possible, the system's; else installs Playwright's.
 * @returns its path
 * @throws UserError that says what to do
 */
export async function findChromium(env: NodeJS.ProcessEnv, progress: Progress): Promise<string> {
  const own = chromium.executablePath();
  const quick = await firstThatStarts([...chosen(env), own, HEADLESS_SHELL]);
  if (quick) return quick;
  progress.step('browser', "no headless Chromium here: trying Debian's package");
  installDebians();
  const found = await firstThatStarts(ofTheSystem);
  if (found) return found;
  progress.step('browser', "trying Playwright's (playwright install chromium)");
  installPlaywrights(env);
  if (await firstThatStarts([own])) return own;
  throw new UserError(
    'The browser tests need a Chromium, and none could be found or installed. Install one ' +
      '(Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  );
}

/** The Chromium of this machine, or null; unlike `findChromium` it installs none. */
export const launchChromium = async (env: NodeJS.ProcessEnv): Promise<Browser | null> =>
  (await launchFirst([...chosen(env), chromium.executablePath(), ...ofTheSystem]))?.browser ?? null;

const chosen = ({ CHROMIUM_PATH }: NodeJS.ProcessEnv) => (CHROMIUM_PATH ? [CHROMIUM_PATH] : []);

async function firstThatStarts(files: string[]): Promise<string | undefined> {
  const started = await launchFirst(files);
  await started?.browser.close();
  return started?.file;
}

/** An existing file may lack libraries: only a launch shows whether it works. */
async function launchFirst(files: string[]) {
  for (const file of files.filter(existsSync)) {
    const browser = await chromium.launch({ executablePath: file, args: CHROMIUM_FLAGS }).catch(() => null);
    if (browser) return { file, browser };
  }
  return null;
}

function installPlaywrights(env: NodeJS.ProcessEnv): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
  });
}

function installDebians(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS });
  }
}
