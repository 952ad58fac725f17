import puppeteer from 'puppeteer-core';
import { installed } from './installed.ts';
import type { Found, SmokeBrowser } from './smokeBrowser.ts';

/** Chromium by its own protocol. */
export function findChromium(): Found {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? installed('chromium', 'chromium-browser', 'google-chrome');
  return executablePath
    ? {
        launch: () => launch({ browser: 'chrome', executablePath, args: ['--no-sandbox', '--disable-quic'] }),
      }
    : { missing: 'Chromium is not installed (Debian: apt-get install chromium)' };
}

/** Firefox by WebDriver BiDi. */
export function findFirefox(): Found {
  const executablePath = installed('firefox-esr', 'firefox');
  return executablePath
    ? { launch: () => launch({ browser: 'firefox', executablePath }) }
    : { missing: 'Firefox is not installed (Debian: apt-get install firefox-esr)' };
}

async function launch(options: Parameters<typeof puppeteer.launch>[0]): Promise<SmokeBrowser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 900 } });
  const page = await browser.newPage();
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    userAgent: await browser.userAgent(),
    open: async url => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: xpath => at(xpath).click(),
    type: (xpath, text) => at(xpath).fill(text),
    close: () => browser.close(),
  };
}
