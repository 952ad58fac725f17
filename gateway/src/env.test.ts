import { expect, test } from '@jest/globals';
import type { SettingsError } from '@site/federation/settings';
import { readEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site:secret@db:5432/site',
  SESSION_SECRET: '0f4c7a1b9e3d5268'.repeat(2),
  PUBLIC_URL: 'https://site.example/',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
  RELEASES_DIR: '/releases',
};

function problems(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
}

test('development needs no settings', () => {
  expect(readEnv({})).toMatchObject({
    GATEWAY_PORT: 4000,
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: 0,
    MICROFRONTEND_ORIGINS: [],
  });
});

test('accepts complete production settings', () => {
  expect(readEnv(production).PUBLIC_URL).toBe('https://site.example');
});

test('names each missing setting in production', () => {
  const names = Object.keys(production).filter(name => !['NODE_ENV', 'RELEASES_DIR'].includes(name));
  expect(problems({ NODE_ENV: 'production' })).toEqual(names.map(name => `The setting ${name} is missing.`));
});

test.each([
  ['DATABASE_URL', 'mysql://db/site', 'must be a postgres:// address'],
  ['DATABASE_URL', '', 'is missing'],
  ['SESSION_SECRET', 'short, but various', 'must have at least 32 characters'],
  [
    'PUBLIC_URL',
    'https://site.example/path',
    'must be an origin without a path, such as https://example.com',
  ],
  ['OIDC_ISSUER', 'http://login.example', 'must be an https address in production'],
  ['GATEWAY_PORT', 'abc', 'must be a port number'],
  ['TRUST_PROXY', '-1', 'must not be negative'],
  [
    'SHELL_HOST_ADDRESSES',
    '10.0.0.0/8, private',
    'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  ],
  ['REQUESTS_PER_MINUTE', '0', 'must be at least 1'],
  [
    'CRISIS_LINES',
    '/no/file',
    "must be a file like packages/tutor/data/crisis-lines.json: ENOENT: no such file or directory, open '/no/file'",
  ],
  [
    'CRISIS_LINES',
    '.',
    'must be a file like packages/tutor/data/crisis-lines.json: EISDIR: illegal operation on a directory, read',
  ],
  ['PUBLIC_URL', 'http://site.example', 'must be an https address in production'],
  ['OPENAI_BASE_URL', 'http://model.example/v1', 'must be an https address in production'],
  ['NOTIFICATION_WEBHOOK_URL', 'http://hooks.example', 'must be an https address in production'],
  ['SMTP_URL', 'smtp://mail.example', 'must be smtps, or smtp with ?requireTLS=true, in production'],
  ['SESSION_SECRET', 'a'.repeat(36), 'must be random: too few different characters'],
  [
    'RELEASES_DIR',
    '',
    'is missing, or RELEASES_URL: GraphQL takes the documents of published versions only. Or set GRAPHQL_OPEN=true',
  ],
])('rejects %s=%s: it %s', (name, value, problem) => {
  expect(problems({ ...production, [name]: value })).toEqual([`The setting ${name} ${problem}.`]);
});

test('production needs the addresses of shell hosts where other machines can connect', () => {
  expect(problems({ ...production, HOST: '0.0.0.0' })).toEqual([
    'The setting SHELL_HOST_ADDRESSES is missing: the networks or addresses that shell hosts connect from. Without it all clients would count as one.',
  ]);
});

test.each([
  { HOST: '0.0.0.0', SHELL_HOST_ADDRESSES: '10.0.3.4' },
  { PUBLIC_URL: 'http://localhost:3000', OIDC_ISSUER: 'http://127.0.0.1:4010' },
  { NOTIFICATION_WEBHOOK_URL: 'http://[::1]:9000/hook', SMTP_URL: 'smtp://localhost' },
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
  { RELEASES_DIR: '', GRAPHQL_OPEN: 'true' },
])('accepts in production: %j', overrides => {
  expect(problems({ ...production, ...overrides })).toEqual([]);
});
