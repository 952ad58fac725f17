import { readFile } from 'node:fs/promises';
import { book } from './support/bookings.ts';
import { controlled, npmCommands } from './support/control.ts';
import { expect, test } from './support/user.ts';

test.skip(!controlled, 'needs the address of the database');

test('bookings are exported as CSV without formulas', async ({ page, user }, info) => {
  await book(page, { ...user, firstName: 'Export, "Tester"' }, '=HYPERLINK("https://example.com")');
  const file = info.outputPath('consultations.csv');
  await npmCommands().run('export', 'consultations', '--to', file);
  const row = (await readFile(file, 'utf8')).split('\r\n').find(line => line.includes(user.email));
  expect(row).toContain('"Export, ""Tester""",');
  expect(row).toContain(`,"'=HYPERLINK(""https://example.com"")",`);
});
