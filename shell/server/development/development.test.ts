import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import express from 'express';
import { developmentRoutes } from './developmentRoutes.ts';

let builds: string;
let server: Server;
let url: string;
beforeAll(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'development-'));
  server = createServer(express().use(developmentRoutes(builds))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(builds, { recursive: true });
});

test('an open page hears of what does not build, at once and later, and of a new build', async () => {
  await writeFile(path.join(builds, PROBLEMS_FILE), 'routes.tsx:3:7\nUnexpected token');
  const { body } = await fetch(`${url}/__events`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const heard = async (expected: string) => {
    while (!text.includes(expected)) text += (await reader.read()).value ?? '';
  };
  await heard('event: problem\ndata: "routes.tsx:3:7\\nUnexpected token"\n\n');
  await writeFile(path.join(builds, PROBLEMS_FILE), '');
  await heard('event: problem\ndata: ""\n\n');
  await writeFile(path.join(builds, 'registry.json'), '{}');
  await heard('\n\ndata: reload\n\n');
  await reader.cancel();
});

test('a stack names places in the sources', async () => {
  const map = { version: 3, names: [], sources: ['mfe-education/src/routes.tsx'], mappings: ';AAEA' };
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  await mkdir(path.join(builds, 'education/1.0.0-a'), { recursive: true });
  await writeFile(
    path.join(builds, 'education/1.0.0-a/main.js'),
    `a();\nthrow 1;\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${inline}`,
  );
  const ask = async (stack: string) =>
    (await fetch(`${url}/__sources?${new URLSearchParams({ stack })}`)).text();
  const at = (place: string) => `Error: no\n    at page (http://localhost:3002/1.0.0-a/${place})`;
  expect(await ask(at('main.js:2:1'))).toBe('Error: no\n    at page (mfe-education/src/routes.tsx:3)');
  expect(await ask(at('other.js:2:1'))).toBe(at('other.js:2:1'));
  expect(await ask(at('..%2F..%2Fmain.js:2:1'))).toBe(at('..%2F..%2Fmain.js:2:1'));
});
