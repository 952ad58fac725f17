import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { auditServer } from 'graphql-http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { restRoutes } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEnv } from '../env.ts';
import { entriesOf, gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post } from '../testing/requests.ts';
import { openapiSchemas } from './openapiSchemas.ts';

const gateway = gatewayForTests();

/** Sends these lines as they are; resolves to the whole response. */
const sendRaw = (lines: string[], body = '') =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', data => (response += String(data)));
    socket.on('close', () => resolve(response));
    socket.on('error', error => (response ? resolve(response) : reject(error)));
    socket.write(`${[...lines, 'Host: x', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  });

const SIGN_UP = ['POST /api/email-signup HTTP/1.1', 'Content-Type: application/json'];

test.each([
  ['a length and chunks', [...SIGN_UP, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', [...SIGN_UP, 'Content-Length: 2', 'Content-Length: 3'], '{} '],
  ['an unknown transfer encoding', [...SIGN_UP, 'Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['a space before the colon', [...SIGN_UP, 'Content-Length : 2'], '{}'],
  ['a chunk size that is no number', [...SIGN_UP, 'Transfer-Encoding: chunked'], 'x\r\n{}\r\n0\r\n\r\n'],
])('rejects a request with %s', async (_what, lines, body) => {
  expect(await sendRaw(lines, body)).toMatch(/^HTTP\/1\.1 4(?:00|11) /);
});

test.each(['/', '/api/services', '/graphql'])('does not echo a TRACE of %s', async path => {
  const response = await sendRaw([`TRACE ${path} HTTP/1.1`, 'X-Canary: canary']);
  expect(response).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(response).not.toContain('canary');
});

test('allows no other origin to read a response', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const path of ['/api/services', '/api/auth/user', '/graphql'])
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(gateway.url + path, { method, headers });
      expect([...response.headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([]);
    }
});

test('every response with a body has its security headers and its request id, and nothing says what made it', async () => {
  const preflighted = { headers: { 'apollo-require-preflight': '1' } };
  const page = { headers: { accept: 'text/html' } };
  const responses = await Promise.all([
    get(gateway, '/api/services'),
    get(gateway, '/api/nothing'),
    get(gateway, '/api/auth/user'),
    get(gateway, '/api/health/ready'),
    get(gateway, '/schema.graphql'),
    get(gateway, '/api/callback', page),
    get(gateway, '/graphql?query={__typename}', preflighted),
    graphql(gateway, '{ nothing }'),
    post(gateway, '/graphql', '{'),
    post(gateway, '/api/email-signup', { email: 'x' }),
  ]);
  for (const { headers } of responses) {
    expect(headers.get('content-type')).toMatch(/^[\w-]+\/[\w+-]+; charset=utf-8$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy');
    for (const directive of ["default-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.has('x-powered-by')).toBe(false);
    // The test site is not served by https.
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

test('no audit of GraphQL over HTTP ends in an error or a warning', async () => {
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  const bad = results.filter(({ status }) => status === 'error' || status === 'warn');
  expect(
    bad.map(({ id, name, ...rest }) => ({ id, name, reason: 'reason' in rest ? rest.reason : '' })),
  ).toEqual([]);
  expect(results.filter(({ status }) => status === 'notice')).toHaveLength(3);
  expect(results.length).toBeGreaterThan(50);
});

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

describe('openapi.json', () => {
  const description = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../openapi.json'), 'utf8'));
  const { schemas } = description.components;

  test('describes bodies and answers as the rules and GraphQL types do', () =>
    expect({ ...schemas, ...openapiSchemas() }).toEqual(schemas));

  test('describes the tutor with its events and errors', () => {
    const { responses } = description.paths['/ai-chat'].post;
    expect(Object.keys(responses[200].content)).toEqual(['application/json', 'text/event-stream']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '429', '503']));
  });

  /** METHOD and path of every Express route below a router, in OpenAPI's notation. */
  function routesOf({ stack }: { stack: unknown[] }): string[] {
    return (stack as Layer[]).flatMap(({ route, handle }) => {
      if (!route) return 'stack' in handle ? routesOf(handle) : [];
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      return [...new Set(route.stack.map(({ method }) => method))]
        .filter(method => method !== undefined)
        .map(method => `${method.toUpperCase()} ${path}`);
    });
  }
  interface Layer {
    route?: { path: string; stack: { method?: string }[] };
    handle: { stack: unknown[] };
  }

  test('describes every REST route, and no other', () => {
    const deps = {
      env: readEnv({}),
      metrics: {},
      poolMonitor: {},
      migrations: {},
    } as unknown as Dependencies;
    const described = Object.entries(description.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    const routes = routesOf(restRoutes(deps));
    expect(described.sort()).toEqual(routes.sort());
  });

  test('every reference resolves', () => {
    const references = [...JSON.stringify(description).matchAll(/#\/components\/(\w+)\/(\w+)/g)];
    expect(references.length).toBeGreaterThan(20);
    expect(
      references.filter(([, kind, name]) => !Object.hasOwn(description.components[kind!], name!)),
    ).toEqual([]);
  });
});
