import { book } from '../support/booking.ts';
import { expect, test } from '../support/user.ts';
import { untilUp } from './containers.ts';
import { documentedCommands } from './deployGuide.ts';
import { run } from './project.ts';

const tools = (command: string) => run(`docker compose run --rm -T tools ${command}`);

test('a machine without volumes gets bookings, sessions and releases back from the backups', async ({
  page,
  user,
}) => {
  test.setTimeout(300_000);
  await book(page, user, 'Booked before the backup.');
  await tools('release marketing --version containers-backup --traffic 0');
  await run(documentedCommands('Every night, to another machine:'));
  await run(documentedCommands('With every backup:'));
  const versions = await tools('versions marketing');
  await book(page, user, 'Booked after the backup.');

  await run('docker compose down --volumes 2>&1');
  await run(documentedCommands('Restore the releases first'));
  await run(documentedCommands('Then the database:'));
  await untilUp();

  await page.goto('/contact');
  await expect(page.getByText('Booked before the backup.')).toBeVisible();
  await expect(page.getByText('Booked after the backup.')).toHaveCount(0);
  expect(await tools('versions marketing')).toBe(versions);
});
