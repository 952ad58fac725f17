import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readDevelopmentSettings, readSettings } from './site.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site:secret@db.example/site',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://ounceandblock.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the settings', () => {
  test('need nothing on a developer machine, and the address follows the port', () => {
    const settings = readSettings({ PORT: '3900', DATABASE_URL: '' });
    expect(settings).toMatchObject({ PORT: 3900, PUBLIC_URL: 'http://localhost:3900', GATEWAY_PORT: 4000 });
    expect(settings.DATABASE_URL).toBeUndefined();
    expect(settings.DATA_DIR).toBe(path.join(settings.root, '.data'));
  });

  test('keep development builds out of every store of releases', () => {
    const releases = { RELEASES_DIR: '/srv/releases', RELEASES_URL: 's3://releases' };
    const { RELEASES_DIR, DATA_DIR, inherited } = readDevelopmentSettings(releases);
    expect(RELEASES_DIR).toBe(path.join(DATA_DIR, 'development-builds'));
    expect(Object.keys(inherited)).toEqual(['DEV_RELOAD']);
    expect(readSettings({}).RELEASES_DIR).not.toBe(RELEASES_DIR);
  });

  test('name everything that is wrong in one message', () => {
    const read = () =>
      readSettings({ PORT: 'http', DATABASE_URL: 'mysql://host/db', PUBLIC_URL: 'localhost' });
    expect(read).toThrow(/PORT must be a port number/);
    expect(read).toThrow(/DATABASE_URL must be an address like postgres:/);
    expect(read).toThrow(/PUBLIC_URL must be an http\(s\) address/);
  });

  test('refuse one port for two processes', () => {
    expect(() => readSettings({ GATEWAY_PORT: '3000' })).toThrow(
      'GATEWAY_PORT is 3000, which another process uses',
    );
  });

  test('have no defaults in production: each missing one is named', () => {
    const { SESSION_SECRET: _, OIDC_ISSUER: __, ...rest } = production;
    expect(() => readSettings(rest)).toThrow(
      /SESSION_SECRET is missing\.\n.* OIDC_ISSUER is missing\.\n.*no default/,
    );
    expect(readSettings(production).PUBLIC_URL).toBe('https://ounceandblock.example');
  });
});
