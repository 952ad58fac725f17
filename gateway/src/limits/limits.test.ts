import { describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { readEnv } from '../env.ts';
import { aUser } from '../testing/factories.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { type Answer, get, graphql } from '../testing/requests.ts';
import { trustProxies } from './clientAddress.ts';
import { tooMany } from './limits.ts';

const QUOTA = 20;
const USER_QUOTA = QUOTA / 5;
const gateway = gatewayForTests({ REQUESTS_PER_MINUTE: String(QUOTA) });

let last = 0;
/** The header by which the shell host names a client that no other test has. */
const aClient = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(last += 1)}` } });

async function statuses(count: number, send: () => Promise<Answer>) {
  const list: number[] = [];
  for (let sent = 0; sent < count; sent += 1) list.push((await send()).status);
  return list;
}
const refusals = async (count: number, send: () => Promise<Answer>) =>
  (await statuses(count, send)).filter(status => status === 429).length;

const GLOSSARY = '{ glossary { id } }';

test.each([
  ['glossary by GraphQL', (options: object) => graphql(gateway, GLOSSARY, {}, options)],
  ['invalid documents', (options: object) => graphql(gateway, '{ nothing }', {}, options)],
  ['text that is no document', (options: object) => graphql(gateway, '{', {}, options)],
  ['the schema', (options: object) => graphql(gateway, '{ __schema { types { name } } }', {}, options)],
  ['own bookings by REST', (options: object) => get(gateway, '/api/consultations', options)],
  ['paths that do not exist', (options: object) => get(gateway, '/api/nothing', options)],
])('refuses an address that asks for %s more often than its quota', async (_what, send) => {
  const client = aClient();
  expect(await refusals(QUOTA, () => send(client))).toBe(0);
  const refused = await send(client);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(refused.body)).toMatch(/Too many attempts. Please try again in \d+ seconds/);
  expect((await send(aClient())).status).not.toBe(429);
});

test('counts a user at all addresses, and one user of an address does not use up the quota of another', async () => {
  const [one, other] = [await aUser(gateway), await aUser(gateway)];
  const read = (cookie: string, options = aClient()) =>
    graphql(gateway, GLOSSARY, {}, { cookie, ...options });
  expect(await statuses(USER_QUOTA, () => read(one.cookie))).toEqual(Array(USER_QUOTA).fill(200));
  const refused = await read(one.cookie);
  expect([refused.status, refused.body]).toMatchObject([
    429,
    { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  ]);
  expect((await get(gateway, '/api/consultations', { cookie: one.cookie, ...aClient() })).status).toBe(429);
  expect((await read(other.cookie)).status).toBe(200);
});

test('does not count reads from memory; of what a shell host asks for a page it counts the user alone, and asks for no session that is invented', async () => {
  const client = aClient();
  expect(await refusals(3 * QUOTA, () => get(gateway, '/api/services', client))).toBe(0);
  const who = (cookie: string) => () => get(gateway, '/api/auth/user', { cookie });
  const users = await Promise.all(Array.from({ length: 6 }, () => aUser(gateway)));
  for (const { cookie } of users) expect(await refusals(USER_QUOTA, who(cookie))).toBe(0);
  expect(await refusals(1, who(users[0]!.cookie))).toBe(1);
  const sql = jest.spyOn(gateway.deps.pool, 'query');
  const invented = `ounce.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}`;
  expect(await refusals(3 * QUOTA, who(invented))).toBe(0);
  expect(JSON.stringify(sql.mock.calls)).not.toContain('"session"');
  sql.mockRestore();
});

test('logs a used-up quota once', async () => {
  const client = aClient();
  const address = client.headers['x-forwarded-for'];
  expect(await refusals(QUOTA + 5, () => graphql(gateway, GLOSSARY, {}, client))).toBe(5);
  const events = entriesOf(gateway).filter(({ limitedKey }) => limitedKey === address);
  expect(events).toMatchObject([{ event: 'rate_limited', limit: 'requests', address }]);
});

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [120, '120 seconds'],
  [121, '3 minutes'],
  [7_200, '120 minutes'],
  [7_201, '3 hours'],
])('says how long %i seconds are', (seconds, words) => {
  const { status, message, headers } = tooMany(seconds);
  expect([status, message]).toEqual([429, `Too many attempts. Please try again in ${words}.`]);
  expect(headers).toEqual({ 'Retry-After': String(seconds) });
});

describe('the address of a client', () => {
  /** The client's address for a connection from `from` with this X-Forwarded-For header. */
  function clientOf(from: string, forwardedFor: string, settings: Record<string, string> = {}) {
    const app = express();
    trustProxies(app, readEnv(settings));
    const req = Object.create(app.request, { app: { value: app } }) as express.Request;
    Object.assign(req, { headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress: from } });
    return req.ip;
  }

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'by default believes a shell host at %s, and no proxy in front of it',
    from => {
      expect(clientOf(from, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    },
  );

  test('believes as many proxies in front of the shell host as TRUST_PROXY says', () => {
    const forwarded = '198.51.100.1, 203.0.113.7, 192.0.2.80';
    expect(clientOf('127.0.0.1', forwarded, { TRUST_PROXY: '1' })).toBe('203.0.113.7');
    expect(clientOf('127.0.0.1', forwarded, { TRUST_PROXY: '2' })).toBe('198.51.100.1');
  });

  test.each(['203.0.113.9', '2001:db8::9', '::ffff:172.18.0.5', '10.1.2.3', 'fd00::7'])(
    'ignores what a client at %s claims',
    from => {
      expect(clientOf(from, '198.51.100.1', { TRUST_PROXY: '2' })).toBe(from);
    },
  );

  test('SHELL_HOST_ADDRESSES names the networks of shell hosts, and no others are believed', () => {
    const settings = { SHELL_HOST_ADDRESSES: '10.0.3.0/24, fd00::/8' };
    expect(clientOf('10.0.3.4', '203.0.113.7', settings)).toBe('203.0.113.7');
    expect(clientOf('::ffff:10.0.3.4', '203.0.113.7', settings)).toBe('203.0.113.7');
    for (const from of ['10.0.4.4', '127.0.0.1']) expect(clientOf(from, '203.0.113.7', settings)).toBe(from);
  });
});
