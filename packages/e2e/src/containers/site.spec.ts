import { book } from '../support/bookings.ts';
import { consoleProblems, untilHydrated } from '../support/pageActions.ts';
import { expect, newUser, signInAtProvider, test } from '../support/user.ts';
import { execute, lastRequests } from './containers.ts';

test('a visitor gets each public page rendered by the server, and the browser reports nothing', async ({
  page,
  request,
}) => {
  const problems = consoleProblems(page);
  for (const path of ['/', '/welcome', '/home']) {
    await page.goto(path);
    await untilHydrated(page);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const served = (await (await request.get(path)).text()).split('</main>')[0];
    expect(served?.replace(/<[^>]*>|\s/g, '')).toContain(heading.replace(/\s/g, ''));
  }
  expect(problems).toEqual([]);
});

test('a user logs in at the identity provider, books, and finds the booking', async ({ page }) => {
  const problems = consoleProblems(page);
  const user = newUser();
  await page.goto('/api/login?returnTo=/contact');
  await signInAtProvider(page, user);
  await book(page, user, 'Booked in a container.');
  await page.reload();
  await expect(page.getByText('Booked in a container.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a gateway takes the client’s address from the shell alone, and the shell none from a client', async ({
  request,
}) => {
  const forged = { 'X-Forwarded-For': '203.0.113.7' };
  expect((await request.get('/api/services', { headers: forged })).ok()).toBe(true);
  // Another container of the network, which is no shell host.
  const script = `await fetch('http://gateway-1:4000/api/services', { headers: ${JSON.stringify(forged)} })`;
  await execute('mfe-contact', `node --input-type=module --eval "${script.replaceAll('"', '\\"')}"`);
  const addresses = (await lastRequests('/services')).map(({ address }) => address);
  const shell = await addressOf('shell');
  const host = await addressOf('mfe-contact');
  expect(addresses).toContain(host);
  expect(addresses).not.toContain('203.0.113.7');
  // What came through the shell carries the address of the machine, on its side of the network.
  expect(addresses).not.toContain(shell);
  expect(addresses.filter(address => address !== host)).not.toEqual([]);
});

const addressOf = async (service: string) =>
  (await execute(service, 'hostname -i')).trim().split(' ')[0] ?? '';
