import { expect, test } from '@jest/globals';
import express from 'express';
import { readEnv } from '../env.ts';
import { trustProxies } from './clientAddress.ts';

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
