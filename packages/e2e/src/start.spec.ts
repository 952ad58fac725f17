import { expect, test } from './support/user.ts';

declare global {
  interface Window {
    /** How many messages a MessageChannel had delivered when react-dom was evaluated. */
    messagesBeforeReact?: number;
  }
}

test('react-dom is evaluated in a task of its own, after the one of the script', async ({ page }) => {
  await page.addInitScript(() => {
    let messages = 0;
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        this.port1.addEventListener('message', () => (messages += 1));
      }
    };
    // react-dom looks for the developer tools when it is evaluated.
    const inject = () => (window.messagesBeforeReact ??= messages);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
  await page.goto('/');
  await expect(page.locator('#root[data-interactive]')).toBeAttached();
  expect(await page.evaluate(() => window.messagesBeforeReact)).toBeGreaterThan(0);
});

test('a start that throws is shown, and reported with its place when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = id => (id === 'page-data' ? null : find(id));
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  expect((await failed).name).toBe('SyntaxError');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Please reload this page: it did not start.');
  const batch = await page.evaluate(() => {
    const sent: Blob[] = [];
    navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
    dispatchEvent(new Event('pagehide'));
    return sent[0]?.text();
  });
  const { reports: sent } = JSON.parse(batch ?? '{}') as { reports: object[] };
  expect(sent).toContainEqual(
    expect.objectContaining({
      kind: 'start',
      message: 'SyntaxError',
      stack: [expect.stringMatching(/^shell\/.+\/main\.js:\d+:\d+$/)],
    }),
  );
});

test('a page whose script does not come says so, and its links work', async ({ page }) => {
  await page.route('**/main.js', route => route.abort());
  await page.goto('/');
  await expect(page.getByText('Please load this page again: it is not complete.')).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL('/home');
});
