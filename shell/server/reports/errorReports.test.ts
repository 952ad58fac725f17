import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { emptyRegistry } from '@site/federation/registry/registry';
import { publish } from '@site/federation/registry/publish';
import express from 'express';
import { pino } from 'pino';
import { errorReports } from './errorReports.ts';
import type { VersionSource } from '../registry/versions.ts';
import { assignRequestId } from '../requestId.ts';

const publicUrl = 'https://site.example';
const registry = publish(emptyRegistry(), {
  name: 'education',
  version: '1.0.0-a',
  integrity: `sha384-${'A'.repeat(64)}`,
  owner: 'education team',
  contractVersion: 2,
  routes: ['/education'],
  publishedAt: new Date(),
});
const failure = { microfrontend: 'education', version: '1.0.0-a', stage: 'entry', error: 'SyntaxError: x' };

let lines: Record<string, unknown>[];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  lines = [];
  const log = pino({}, { write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const versions: Pick<VersionSource, 'registry'> = { registry: async () => registry };
  server = createServer(
    express().use(assignRequestId, errorReports({ publicUrl }, versions as VersionSource, log)),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/error-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: publicUrl, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the log names the release and its owner', async () => {
  expect((await send(failure)).status).toBe(204);
  expect(lines).toMatchObject([
    { level: 50, msg: 'section unavailable', ...failure, owner: 'education team' },
  ]);
});

test('the shell’s own failure names no team', async () => {
  expect((await send({ stage: 'data', error: 'Loading chunk 7 failed.' })).status).toBe(204);
  expect(lines).toMatchObject([
    { level: 50, msg: 'data layer unavailable', part: 'shell', owner: 'platform team', stage: 'data' },
  ]);
  expect((await send({ ...failure, stage: 'data' })).status).toBe(400);
});

test('the log keeps nothing that somebody may have typed', async () => {
  const error = 'Error: ada@example.com, +44 20 7946 0001\nat http://h.example/x.js?name=Ada';
  await send({ ...failure, error });
  expect(lines[0]?.['error']).toBe('Error: [address] [number] at http://h.example/x.js');
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
});

test.each([
  ['another site', failure, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another origin', failure, { Origin: 'https://evil.example' }, 403],
  ['a form', failure, { 'Content-Type': 'text/plain' }, 415],
  ['a flood in one', { ...failure, error: 'x'.repeat(3000) }, {}, 413],
  ['no JSON', '{', {}, 400],
  ['a microfrontend that is not there', { ...failure, microfrontend: 'casino' }, {}, 400],
  ['more than is asked for', { ...failure, email: 'ada@example.com' }, {}, 400],
])('%s is rejected and not logged', async (_, body, headers, status) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  expect(lines).toEqual([]);
});

test('one address fills no log', async () => {
  const statuses = [];
  for (let sent = 0; sent < 25; sent++) statuses.push((await send(failure)).status);
  expect(statuses.filter(status => status === 204)).toHaveLength(20);
  const refused = await send(failure);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
