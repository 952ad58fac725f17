import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { freePort, startDatabase, TestBrowser, type TestDatabase, until } from '@site/tooling/testkit';
import { aBooking, aUser } from './testing/factories.ts';
import { startGatewayProcess, untilReady, type GatewayProcess } from './testing/gatewayProcess.ts';
import { startIdentityProvider } from './testing/identityProvider.ts';
import { startProcess, type TestProcess } from './testing/process.ts';
import { get, graphql, post } from './testing/requests.ts';

jest.setTimeout(120_000);

// Two gateways on one database, behind the shell host's round robin.
let postgres: TestDatabase;
let admin: Pool;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let gateways: [GatewayProcess, GatewayProcess];
let shell: TestProcess & { url: string };
let releases: string;
beforeAll(async () => {
  // The identity provider logs reminders about production.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  postgres = await startDatabase();
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  provider = await startIdentityProvider(url);
  const start = () => startGatewayProcess(postgres.url, { PUBLIC_URL: url, OIDC_ISSUER: provider.issuer });
  gateways = await Promise.all([start(), start()]);
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const settings = {
    HOST: 'localhost',
    PORT: port,
    RELEASES_DIR: releases,
    GATEWAY_URL: gateways.map(each => each.url).join(','),
  };
  const root = path.join(import.meta.dirname, '../..');
  shell = { url, ...(await startProcess('shell/server/main.ts', root, settings, '"listening"')) };
  await untilReady(...gateways);
});
afterAll(async () => {
  for (const each of [shell, ...gateways]) await each.stop();
  await provider.stop();
  await admin.end();
  await postgres.stop();
  await rm(releases, { recursive: true });
});

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make));
/** Requests for a route that each gateway has logged, once all of them are logged. */
async function shares(route: string, of: number) {
  const counts = () =>
    gateways.map(({ logged }) => logged.filter(line => line.includes(`"route":"${route}"`)).length);
  await until(() => counts().reduce((sum, count) => sum + count) === of);
  return counts();
}
const newUser = () => aUser({ deps: { pool: admin }, env: gateways[0].env });

test('shares logins and sessions between gateways until logout', async () => {
  const browser = new TestBrowser();
  await browser.follow(`${shell.url}/api/login`, address => address === `${shell.url}/`);
  const cookie = browser.cookie(shell.url);
  const answers = await times(10, () => get(shell, '/api/auth/user', { cookie }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shares('/api/auth/user', 10)).toEqual([5, 5]);
  const [login, callback] = [await shares('/api/login', 1), await shares('/api/callback', 1)];
  expect(callback).toEqual([...login].reverse());
  await browser.get(`${shell.url}/api/logout`);
  for (const each of gateways) expect((await get(each, '/api/auth/user', { cookie })).status).toBe(401);
});

test('counts a rate limit over all gateways and ignores a spoofed address', async () => {
  let claimed = 0;
  const attempt = () => {
    const headers = { 'x-forwarded-for': `198.51.100.${(claimed += 1)}` };
    return post(shell, '/api/email-signup', { email: 'nobody' }, { headers });
  };
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    statuses.push(...(await times(9, attempt)).map(({ status }) => status));
  expect(statuses.filter(status => status === 400)).toHaveLength(40);
  expect(statuses.filter(status => status === 429)).toHaveLength(5);
  expect(Math.min(...(await shares('/api/email-signup', 45)))).toBe(22);
});

test('books once for one idempotency key sent to every gateway at once', async () => {
  const { id, cookie } = await newUser();
  const options = { cookie, key: 'everywhere' };
  const answers = await times(10, () => post(shell, '/api/consultations', aBooking(), options));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await shares('/api/consultations', 10)).toEqual([5, 5]);
  const { rowCount } = await admin.query('select from consultations where owner_id = $1', [id]);
  expect(rowCount).toBe(1);
});

type Row = Record<string, unknown>;
/** The price of one service, from every gateway by REST and by GraphQL. */
async function prices(): Promise<unknown[]> {
  const answers = gateways.map(async each => {
    const rest = (await get(each, '/api/services')).body as Row[];
    const graph = (await graphql(each, '{ services { id price } }')).body as { data: { services: Row[] } };
    return [rest, graph.data.services].map(rows => rows.find(({ id }) => id === 'free-community')?.['price']);
  });
  return (await Promise.all(answers)).flat();
}
test('shows a changed catalogue row on every gateway and through both APIs', async () => {
  for (const price of ['$1', '$2']) {
    await admin.query(`update services set price = $1 where id = 'free-community'`, [price]);
    await until(async () => (await prices()).every(each => each === price));
  }
});
