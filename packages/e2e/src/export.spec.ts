import { readFile } from 'node:fs/promises';
import { expect, test } from './support/user.ts';
import { controlled, npmCommands } from './support/control.ts';

test.skip(!controlled, 'needs the address of the database');

test('bookings are exported as CSV without formulas', async ({ page, user }, info) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Export, "Tester"');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0003');
  await page.getByLabel('Service interest').selectOption('coaching');
  await page.getByLabel('Message').fill('=HYPERLINK("https://example.com")');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();

  const file = info.outputPath('consultations.csv');
  await npmCommands().run('export', 'consultations', '--to', file);
  const row = (await readFile(file, 'utf8')).split('\r\n').find(line => line.includes(user.email));
  expect(row).toContain('"Export, ""Tester""",');
  expect(row).toContain(`,"'+44 20 7946 0003","coaching",`);
  expect(row).toContain(`,"'=HYPERLINK(""https://example.com"")",`);
});
