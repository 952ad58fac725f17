import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort, until } from '@site/tooling/testkit';
import {
  Builder,
  By,
  Capabilities,
  error,
  until as condition,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { openCopiedSite } from '../support/copiedSite.ts';
import { newUser } from '../support/user.ts';

// The site in the browsers of the system: Playwright drives its own builds only.

const { BASE_URL = '' } = process.env;
const FIND_MS = 20_000;
const UNAVAILABLE = 'This section is unavailable right now.';

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;
const [miniBrowser = ''] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser');

const browsers = {
  Firefox: {
    missing: ['firefox', 'geckodriver'].filter(program => !isInstalled(program)),
    driver: 'geckodriver',
    capabilities: { browserName: 'firefox', 'moz:firefoxOptions': { args: ['-headless'] } },
  },
  WebKitGTK: {
    missing: ['WebKitWebDriver', 'Xvfb'].filter(program => !isInstalled(program)),
    driver: 'WebKitWebDriver',
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  },
};

/** Pages in the order in which they are clicked, and what only each of them shows. */
const pages = {
  Services: 'Risk Health Check',
  Education: 'Beginner',
  Results: 'Testimonials',
  About: 'About',
  Contact: 'Your consultations',
};

const link = (name: string) => `//*[@aria-label="Main" or self::footer]//a[@href="/${name.toLowerCase()}"]`;
const button = (name: string) => `//button[normalize-space()="${name}"]`;

for (const [name, { missing, driver, capabilities }] of Object.entries(browsers))
  test(`${name} shows every page, logs in, books, and runs no file in which a byte was changed`, async () => {
    test.skip(missing.length > 0, `needs ${missing.join(', ')}`);
    test.setTimeout(300_000);
    await using programs = new AsyncDisposableStack();
    const start = (program: string, args: string[], env = process.env) => {
      const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
      programs.defer(() => void child.kill());
      return child;
    };
    // A display that nobody sees; Xvfb chooses its number.
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
    const display = await new Promise(resolve => screen.stdout.once('data', resolve));
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    start(driver, [`--port=${port}`], { ...process.env, DISPLAY: `:${String(display).trim()}` });
    await until(() => fetch(`${server}/status`).then(Boolean, () => false));
    const browser: WebDriver = await new Builder()
      .usingServer(server)
      .withCapabilities(new Capabilities(capabilities))
      .build();
    programs.defer(() => browser.quit());
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

    /** Does something with an element once it is visible; again, when the page has rendered it anew meanwhile. */
    const use = (xpath: string, action: (element: WebElement) => Promise<void>) =>
      browser.wait(
        async () => {
          const [element] = await browser.findElements(By.xpath(xpath));
          if (!element) return false;
          try {
            // The driver scrolls by itself, but does not wait for a page that scrolls smoothly.
            await browser.executeScript(
              "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
              element,
            );
            if (!(await element.isDisplayed())) return false;
            await action(element);
            return true;
          } catch (failure) {
            if (failure instanceof error.StaleElementReferenceError) return false;
            throw failure;
          }
        },
        FIND_MS,
        xpath,
      );
    const click = (xpath: string) => use(xpath, element => element.click());
    const type = (xpath: string, text: string) => use(xpath, element => element.sendKeys(text));
    const shows = (words: string) => use(`//main//*[contains(text(), "${words}")]`, async () => {});
    const open = async (url: string) => {
      await browser.get(url);
      await browser.wait(condition.elementLocated(By.css('[data-interactive]')), FIND_MS);
    };

    for (const path of ['/', '/welcome', '/home']) {
      await open(BASE_URL + path);
      expect(await browser.findElements(By.css('h1'))).toHaveLength(1);
    }
    const { email, firstName } = newUser();
    await browser.get(`${BASE_URL}/api/login?returnTo=/services`);
    await type('//input[@name="email"]', email);
    await type('//input[@name="firstName"]', firstName);
    await click(button('Sign in'));
    await shows(pages.Services);
    for (const [page, words] of Object.entries(pages)) {
      await click(link(page));
      await browser.wait(condition.urlIs(`${BASE_URL}/${page.toLowerCase()}`), FIND_MS);
      await shows(words);
    }
    await open(`${BASE_URL}/contact?service=coaching`);
    await click(button('Use my account details'));
    await type('//input[@name="phone"]', '+44 20 7946 0000');
    await type('//textarea[@name="message"]', `By ${name}.`);
    await click(button('Book Consultation'));
    await shows(`By ${name}.`);

    const site = await openCopiedSite();
    programs.defer(() => site.close());
    await site.release('education', { damaged: /\.js$/, fallback: false });
    await open(`${site.url}/education`);
    await shows(UNAVAILABLE);
    await site.heal();
    await click(button('Try again'));
    await shows(pages.Education);
  });
