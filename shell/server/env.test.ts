import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';
import { pageHeaders } from './page/headers.ts';
import express from 'express';
import type { AddressInfo } from 'node:net';

const policyOf = async (env: ReturnType<typeof readEnv>) => {
  const app = express().use(...pageHeaders(env), (_request, response) => void response.send('ok'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return response.headers.get('content-security-policy') ?? '';
};

test('browsers find files at the public address of a bucket, which the policy allows as a whole', async () => {
  const env = readEnv({ RELEASES_PUBLIC_URL: 'https://cdn.example/releases/' });
  expect(env.origins['education']).toBe('https://cdn.example/releases/education');
  const policy = await policyOf(env);
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
  expect(policy).not.toContain('localhost');
});

test.each(['https://releases', 's3:/releases', 's3://Releases'])('%s is no place of releases', RELEASES_URL =>
  expect(() => readEnv({ RELEASES_URL })).toThrow('RELEASES_URL must be s3://BUCKET'),
);
