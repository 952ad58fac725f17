import { asMember as test, expect } from './support/member.ts';

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

test('the tabs follow the arrow keys, Home and End, and a link can name a level', async ({ page }) => {
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

test('the tutor is asked for and hidden by one button, and an advisor is a link away', async ({ page }) => {
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
