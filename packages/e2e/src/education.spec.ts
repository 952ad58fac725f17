import { needsLessonTutor } from './support/deployment.ts';
import { asUser as test, expect } from './support/user.ts';

// The specification's section 9, to be changed only with it.
const minutes = {
  Beginner: [45, 60, 50, 40, 35, 55],
  Intermediate: [75, 85, 90, 60, 70, 65],
  Expert: [120, 100, 95, 110, 85, 105],
};

for (const [level, durations] of Object.entries(minutes))
  test(`${level} shows six modules with their minutes, two of them open`, async ({ page }) => {
    await page.goto('/education');
    await expect(page.getByRole('tab', { name: 'Beginner' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: level }).click();
    const panel = page.getByRole('tabpanel');
    for (const duration of durations)
      await expect(panel.getByText(`${duration} min`, { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Start/ })).toHaveCount(2);
    await expect(panel.getByText('Locked')).toHaveCount(4);
    await expect(panel.getByText('$5 Lifetime')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Enroll Now/ })).toBeVisible();
  });

test('arrow keys, Home and End select tabs, and a link selects a level', async ({ page }) => {
  await page.goto('/education?level=expert');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Expert')).toHaveAttribute('aria-selected', 'true');
  await tab('Expert').focus();
  for (const [key, level] of [
    ['ArrowLeft', 'Intermediate'],
    ['Home', 'Beginner'],
    ['ArrowRight', 'Intermediate'],
    ['End', 'Expert'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(level)).toBeFocused();
    await expect(tab(level)).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/education?level=nonsense');
  await expect(tab('Beginner')).toHaveAttribute('aria-selected', 'true');
});

test('one button shows and hides the tutor, and a link leads to an advisor', async ({ page }) => {
  await page.goto('/education');
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await expect(page.getByText('Educational content only. Not financial advice.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide AI Tutor' }).click();
  await expect(page.getByRole('button', { name: 'Ask AI Tutor' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ask AI Tutor' })).toBeVisible();
  await page.getByRole('link', { name: 'Talk to an Advisor' }).click();
  await expect(page).toHaveURL('/contact');
});

test('Start opens the lesson in place and leaves the address as it is', async ({ page }) => {
  await page.goto('/education?level=beginner');
  const start = page.getByRole('button', { name: /^Start/ }).first();
  await start.click();
  await expect(page.getByRole('button', { name: /./, expanded: true })).toHaveCount(1);
  await expect(page.getByRole('region').getByRole('group').first()).toBeVisible();
  await expect(page).toHaveURL('/education?level=beginner');
});

test('Enroll Now shows the payment toast and sends nothing', async ({ page }) => {
  await page.goto('/education');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.getByRole('button', { name: /^Enroll Now/ }).click();
  await expect(page.getByText('Payment Integration', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Payment would be integrated here in production.').first()).toBeVisible();
  expect(requests.filter(url => /api|graphql/.test(url))).toEqual([]);
  await expect(page).toHaveURL('/education');
});

test('the tutor answers from the lessons and links its sources', async ({ page }) => {
  await needsLessonTutor(page);
  await page.goto('/education');
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  const log = page.getByRole('log');
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a stop-loss?');
  await page.keyboard.press('Enter');
  const source = log.getByRole('list', { name: 'Sources' }).getByRole('link').first();
  await expect(source).toHaveText(/^\[1\] Risk First/);

  await page.getByRole('textbox', { name: 'Message' }).fill('Should I buy gold today?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText('I teach; I do not advise');

  await page.getByRole('tab', { name: 'Expert' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await expect(log).toContainText('Should I buy gold today?');

  await source.click();
  await expect(page.getByRole('tab', { name: 'Beginner' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Risk First/, expanded: true })).toBeFocused();
  await expect(page).toHaveURL(/level=beginner&module=2/);
});

test('the keyboard opens the outline of a locked module and the lesson of an open one', async ({ page }) => {
  const bodies: string[] = [];
  page.on(
    'response',
    response =>
      void response.text().then(
        text => bodies.push(text),
        () => {},
      ),
  );
  await page.goto('/education');
  const locked = page.getByRole('button', { name: 'Order Types, Spread and Fees' });
  await locked.focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('region', { name: 'Order Types, Spread and Fees' });
  await expect(outline.getByText('Key terms')).toBeVisible();
  await expect(outline.getByText('This module is locked')).toBeVisible();

  await page.getByRole('button', { name: /^Risk First/ }).focus();
  await page.keyboard.press('Space');
  await expect(outline).toHaveCount(0);
  const question = page.getByRole('group', { name: /What gain recovers a loss of 20%/ });
  await question.getByRole('button', { name: '25%' }).press('Enter');
  await expect(question.getByRole('status')).toContainText('Right.');
  // A sentence of a locked lesson reaches no browser.
  expect(bodies.join('\n')).not.toContain('A market order');
});
