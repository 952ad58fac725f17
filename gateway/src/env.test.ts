import { expect, test } from '@jest/globals';
import { readEnv, type SettingsError } from './env.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site:secret@db:5432/site',
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://site.example/',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
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
  });
});

test('production starts with the real ones', () => {
  expect(readEnv(production).PUBLIC_URL).toBe('https://site.example');
});

test('production has no defaults: each missing setting is named in a sentence of its own', () => {
  const names = Object.keys(production).filter(name => name !== 'NODE_ENV');
  expect(problems({ NODE_ENV: 'production' })).toEqual(names.map(name => `The setting ${name} is missing.`));
});

test.each([
  ['DATABASE_URL', 'mysql://db/site', 'must be a postgres:// address'],
  ['DATABASE_URL', '', 'is missing'],
  ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
  [
    'PUBLIC_URL',
    'https://site.example/path',
    'must be an origin without a path, such as https://example.com',
  ],
  ['OIDC_ISSUER', 'http://login.example', 'must be an https address in production'],
  ['GATEWAY_PORT', 'abc', 'must be a port number'],
  ['TRUST_PROXY', '-1', 'must not be negative'],
])('%s=%s is refused: it %s', (name, value, problem) => {
  expect(problems({ ...production, [name]: value })).toEqual([`The setting ${name} ${problem}.`]);
});
