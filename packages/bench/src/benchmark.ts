import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@site/stack/checks/chromium';
import type { TestRun } from '@site/stack/checks/siteUnderTest';

/** What a benchmark works with. */
export interface Bench extends TestRun {
  /** What follows the benchmark's name on the command line. */
  args: string[];
}

/** Measures and prints; rejects when it could not. */
export type Benchmark = (bench: Bench) => Promise<void>;

/** Launches the Chromium of this machine; it closes when the command ends. */
export async function launchBrowser({ settings, progress, onExit }: TestRun): Promise<Browser> {
  const executablePath = await findChromium(settings.inherited, progress);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onExit(() => browser.close());
  return browser;
}
