import { expect, test } from '@jest/globals';
import express from 'express';
import { startServer } from '../testing/server.ts';
import { securityHeaders } from './headers.ts';

test.each([
  ['https://site.example', true],
  ['http://localhost:3000', false],
])('sends HSTS if the site is served by https: %s', async (PUBLIC_URL, expected) => {
  const server = await startServer(express().use(securityHeaders({ PUBLIC_URL })));
  const { headers } = await fetch(server.url);
  await server.stop();
  expect(headers.has('strict-transport-security')).toBe(expected);
});
