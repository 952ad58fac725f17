import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort, until } from '@site/tooling/testkit';
import { Builder, By, Capabilities, until as condition } from 'selenium-webdriver';
import { installed } from './installed.ts';
import type { Found, SmokeBrowser } from './smokeBrowser.ts';

const START_MS = 30_000;
const FIND_MS = 20_000;

/** WebKitGTK's own browser by WebDriver, on a screen in memory. */
export function findWebkit(): Found {
  const driver = installed('WebKitWebDriver');
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser');
  if (!driver || !browser)
    return { missing: 'WebKitGTK is not installed (Debian: apt-get install webkit2gtk-driver)' };
  if (!installed('Xvfb'))
    return { missing: 'there is no screen for WebKitGTK (Debian: apt-get install xvfb)' };
  return { launch: () => launch(driver, browser) };
}

async function launch(driver: string, binary: string): Promise<SmokeBrowser> {
  const screen = await startScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => (await fetch(`${url}/status`)).ok;
  await until(() => ready().catch(() => false), START_MS);
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const find = async (xpath: string) => {
    const element = await session.wait(condition.elementLocated(By.xpath(xpath)), FIND_MS);
    // The driver scrolls by itself, but does not wait for a page that scrolls smoothly.
    await session.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      element,
    );
    await session.wait(condition.elementIsVisible(element), FIND_MS);
    return session.wait(condition.elementIsEnabled(element), FIND_MS);
  };
  return {
    userAgent: await session.executeScript<string>('return navigator.userAgent'),
    open: address => session.get(address),
    evaluate: expression => session.executeScript(`return (${expression})`),
    click: async xpath => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    async close() {
      await session.quit();
      await end(server);
      await end(screen.process);
    },
  };
}

/** A display that nobody sees; Xvfb chooses its number. */
async function startScreen() {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<Buffer>(resolve => process.stdout.once('data', resolve));
  return { process, display: `:${String(number).trim()}` };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.kill();
  await ended;
}
