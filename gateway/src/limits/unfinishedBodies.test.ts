import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { until } from '@site/tooling/testkit';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { graphql } from '../testing/requests.ts';

const gateway = gatewayForTests({ LOG_LEVEL: 'silent' });
afterEach(() => void jest.restoreAllMocks());

/** Sends the head of a request and the beginning of its body. */
function halfSent(address: string, path = '/graphql') {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  const state = { closed: false, received: '', end: () => socket.destroy() };
  // The gateway may end the connection in the middle of what is sent.
  socket.on('error', () => {});
  socket.on('data', data => (state.received += String(data)));
  socket.on('close', () => (state.closed = true));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`,
  );
  return state;
}

test('ends the oldest half-sent bodies of an address beyond twenty, and goes on serving that address', async () => {
  const address = '198.51.100.1';
  const client = { headers: { 'x-forwarded-for': address } };
  const requests = Array.from({ length: 30 }, () => halfSent(address));
  await until(async () => requests.filter(({ closed }) => closed).length === 10);
  expect(requests.slice(20).some(({ closed }) => closed)).toBe(false);
  for (const { received } of requests.filter(({ closed }) => closed))
    expect(received).toMatch(/^HTTP\/1.1 408 /);
  for (let sent = 0; sent < 3; sent += 1)
    expect((await graphql(gateway, '{ __typename }', {}, client)).status).toBe(200);
  requests.forEach(({ end }) => end());
});

test.each([
  ['/api/consultations', '198.51.100.3'],
  ['/api/email-signup', '198.51.100.2'],
])('logs no error of a request of %s that was ended while a limit was asked', async (path, address) => {
  // As where a process is busy.
  const { consume } = RateLimiterMemory.prototype;
  jest.spyOn(RateLimiterMemory.prototype, 'consume').mockImplementation(async function (
    this: RateLimiterMemory,
    key,
  ) {
    await sleep(200);
    return consume.call(this, key);
  });
  const requests = Array.from({ length: 100 }, () => halfSent(address, path));
  await until(async () => requests.filter(({ closed }) => closed).length >= 80);
  requests.forEach(({ end }) => end());
  expect(entriesOf(gateway).filter(({ level }) => level >= 50)).toEqual([]);
});
