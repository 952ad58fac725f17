import { chromium, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // WebGL on the processor: slow, but the same picture on every machine.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-watchdog',
];

/**
 * Opens a blank page in headless Chromium, hands it to `work`, and closes the browser whatever happens.
 * The browser is /usr/bin/chromium unless CHROME_PATH (see env.ts) names another.
 */
export async function withPage<Result>(
  executablePath: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
