import { expect, test } from '@jest/globals';
import { releaseStoreSettings } from '@site/federation/settings';
import { readEnv } from './env.ts';
import { pageHeaders } from './page/headers.ts';
import { listen } from '@site/releases/testing/fixtures';
import express from 'express';
import { createServer } from 'node:http';

const policyOf = async (env: ReturnType<typeof readEnv>) => {
  const app = express().use(pageHeaders(env), (_request, response) => void response.send('ok'));
  const response = await fetch(await listen(createServer(app)));
  return response.headers.get('content-security-policy') ?? '';
};

test('browsers find files at the public address of a bucket, which the policy allows as a whole', async () => {
  const env = readEnv({ RELEASES_PUBLIC_URL: 'https://cdn.example/releases/' });
  expect(env.origins['education']).toBe('https://cdn.example/releases/education');
  const policy = await policyOf(env);
  expect(policy).toContain("default-src 'self' data: https://cdn.example;");
  expect(policy).not.toContain('localhost');
});

test('the headers of a page stay far below what proxies take, with a hundred microfrontends on as many origins', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `https://microfrontend-${at}.example.com`);
  const origins = Object.fromEntries(names.map((origin, at) => [`name-${at}`, origin]));
  const policy = await policyOf({ ...readEnv({}), origins });
  for (const origin of names) expect(policy).toContain(` ${origin}`);
  expect(policy.length).toBeLessThan(5000);
  // What falls back to the sources of pictures and fonts without a line of its own.
  expect(policy).toContain(";img-src 'self' data: https:;");
  for (const kind of ['child', 'frame', 'worker', 'object']) expect(policy).toContain(`${kind}-src 'none'`);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';style-src 'nonce-[^']+';/);
});

test.each(['https://releases', 's3:/releases', 's3://Releases'])('%s is no place of releases', RELEASES_URL =>
  expect(() => readEnv({ RELEASES_URL })).toThrow('RELEASES_URL must be s3://BUCKET'),
);

test('an address gets 600 pages a minute in production', () => {
  const settings = { PUBLIC_URL: 'https://a.example', GATEWAY_URL: 'http://b.example', RELEASES_DIR: '/r' };
  expect(readEnv({ ...settings, NODE_ENV: 'production' }).pagesPerMinute).toBe(600);
});

test('the release store is opened with every setting of it', () => {
  const given = Object.fromEntries(Object.keys(releaseStoreSettings).map(name => [name, 's3://bucket/x']));
  expect(readEnv({ ...given, RELEASES_DIR: '/r' }).releases).toMatchObject({ ...given, RELEASES_DIR: '/r' });
});
