import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { securityHeaders } from './headers.ts';

test.each([
  ['https://site.example', true],
  ['http://localhost:3000', false],
])('sends HSTS if the site is served by https: %s', async (PUBLIC_URL, expected) => {
  const server = express().use(securityHeaders({ PUBLIC_URL })).listen(0);
  await once(server, 'listening');
  const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();
  expect(headers.has('strict-transport-security')).toBe(expected);
});
