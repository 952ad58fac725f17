import { expectAccessible, viewports } from './support/pageActions.ts';
import { asUser as test, expect } from './support/user.ts';

// Practice in a lesson. What a plan brings in R: mfe-education/src/practice/trade.test.ts.

test('an exercise by the keyboard alone, whose result is there in another browser', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/education/beginner/2#practice');
  const practice = page.getByRole('region', { name: 'The low that a buyer relies on' });
  await practice.getByRole('radio', { name: 'Buy' }).focus();
  await page.keyboard.press('Space');
  for (const price of ['2500', '2505', '2520']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(price);
  }
  await expect(practice.getByText('Wrong side: a buyer’s stop stands below the entry.')).toBeVisible();
  await practice.getByRole('spinbutton', { name: 'Stop' }).fill('2490.5');
  await page.keyboard.press('ArrowDown');
  await expect(
    practice.getByText(/the stop costs \$50, which is called 1 R: 5 ounces\. Risk to reward: 1 to 2\./),
  ).toBeVisible();
  const saved = page.waitForResponse(response => /attempts/.test(response.request().postData() ?? ''));
  await page.keyboard.press('Enter');
  const result = practice.getByRole('heading', { name: 'Your result: +2 R' });
  for (let candle = 1; candle <= 14 && !(await result.isVisible()); candle += 1)
    await page.keyboard.press('ArrowRight');
  await expect(result).toBeFocused();
  await expect(practice.getByRole('status')).toContainText('The target was hit: out at 2,520. Result: +2 R.');
  await expectAccessible(page);
  expect((await saved).ok()).toBe(true);

  const other = await browser.newContext({ storageState: await context.storageState({ indexedDB: false }) });
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => localStorage.clear());
  await elsewhere.goto('/education/beginner/2#practice');
  await expect(elsewhere.getByRole('heading', { name: 'Your attempts: 1, together +2 R' })).toBeVisible();
  await other.close();
});

test('a finger drags the stop, and the field says so', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto('/education/beginner/2#practice');
  const practice = page.getByRole('region', { name: 'The low that a buyer relies on' });
  await practice.getByRole('radio', { name: 'Buy' }).check();
  const handle = practice.locator('svg:visible [data-level="stop"] rect');
  await handle.scrollIntoViewIfNeeded();
  const box = (await handle.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const middle = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const scrolled = await page.evaluate(() => scrollY);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: middle, y }] });
  // A finger that moves in steps, as Chromium decides with the first ones whether the page scrolls.
  for (const up of [10, 20, 30, 40])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: middle, y: y - up }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(async () => (await handle.boundingBox())!.y).toBeCloseTo(box.y - 40, -1);
  await expect(practice.getByRole('spinbutton', { name: 'Stop' })).toHaveValue(/^24\d\d(\.5)?$/);
});
