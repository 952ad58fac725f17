import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '@site/stack/checks/chromium';
import type { Bench } from './benchmark.ts';

/** Chromium in a container, as root, without a screen and without background traffic. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Launches the Chromium of this machine; it closes when the command ends. */
export async function launchBrowser(
  { settings, progress, onExit }: Pick<Bench, 'settings' | 'progress' | 'onExit'>,
  ...more: string[]
): Promise<Browser> {
  const executablePath = await findChromium(settings.inherited, progress);
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...more] });
  onExit(() => browser.close());
  return browser;
}
