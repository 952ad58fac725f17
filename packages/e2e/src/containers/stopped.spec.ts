import { book } from '../support/bookings.ts';
import { expect, test } from '../support/user.ts';
import { containers, execute, untilUp } from './containers.ts';
import { documentedCommands } from './deployGuide.ts';
import { list, run } from './project.ts';
import { keepAsking } from './load.ts';

test('down and up keep bookings and sessions', async ({ page, user }) => {
  test.setTimeout(240_000);
  await book(page, user, 'Booked before the containers were removed.');
  await run('docker compose down 2>&1');
  expect(await containers()).toEqual([]);
  await run('docker compose up --detach 2>&1');
  await untilUp();
  await page.reload();
  await expect(page.getByText('Booked before the containers were removed.')).toBeVisible();
});

test('a killed gateway comes back by itself, and the other answers meanwhile', async () => {
  test.setTimeout(180_000);
  const load = keepAsking();
  const [{ ID = '' } = {}] = (await containers()).filter(({ Service }) => Service === 'gateway-1');
  // As the kernel kills a process that takes too much memory: everything in the container but its init.
  await execute('gateway-1', 'kill -KILL -1').catch(() => undefined);
  const restarts = async () => (await list<number>(`docker inspect --format '{{.RestartCount}}' ${ID}`))[0];
  await expect.poll(restarts, { timeout: 60_000 }).toBe(1);
  await untilUp();
  const answers = await load.stop();
  expect(answers.failed.slice(load.inFlight)).toEqual([]);
  expect(answers.count).toBeGreaterThan(50);
});

test('an update, one gateway after the other, costs no request', async () => {
  test.setTimeout(240_000);
  const commands = documentedCommands('## Updates')
    .split('\n')
    .filter(line => line.includes('gateway-') || line.includes('migrate'))
    .map(line => line.replace('--detach', '--detach --force-recreate'));
  expect(commands).toHaveLength(3);
  const load = keepAsking();
  for (const command of commands) await run(`${command} 2>&1`);
  const { count, failed } = await load.stop();
  console.log(`update of the gateways: ${count} requests`);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

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
