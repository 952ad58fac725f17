import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readReleaseSettings } from '../env/release.ts';
import { UsageError } from '../command/runCommand.ts';
import { readArguments, readNumber, readVersion, refuseLostOptions } from './arguments.ts';

const shape = {
  usage: 'npm run release -- NAME',
  options: { 'dry-run': { type: 'boolean' }, traffic: { type: 'string' } },
} as const;
const read = (...args: string[]) => readArguments(shape, args);

test('a team may write the name of its folder', () => {
  expect(read('mfe-contact', '--traffic', '5')).toMatchObject({ name: 'contact', values: { traffic: '5' } });
});

test.each([[[]], [['unknown']], [['education', '10']], [['education', '--force']]])(
  '%j is answered with the usage',
  args => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow('Usage: npm run release -- NAME');
  },
);

test('the usage is no error where it was asked for', () => {
  const thrownBy = (...args: string[]) => {
    try {
      return read(...args);
    } catch (error) {
      return error;
    }
  };
  expect(thrownBy('--help')).toMatchObject({
    isHelp: true,
    message: expect.stringMatching(/^Usage: .*NAME/),
  });
  expect(thrownBy('unknown')).toMatchObject({ isHelp: false });
});

test('an option that npm kept for itself is noticed', () => {
  const options = ['dry-run', 'traffic'];
  expect(() => refuseLostOptions(options, { npm_config_dry_run: 'true' })).toThrow('npm took --dry-run for');
  expect(() => refuseLostOptions(options, {})).not.toThrow();
});

test.each(['-1', '101', '1.5', 'all', ''])('"%s" is no share of browsers', given => {
  expect(() => readNumber('--traffic', given, { most: 100 })).toThrow(UsageError);
});

test('a version leads to no other folder', () => {
  expect(() => readVersion('../contact/1.0.0')).toThrow(UsageError);
  expect(readVersion('1.0.0-a+b')).toBe('1.0.0-a+b');
});

test('a pipeline releases with an address and a folder, and without the site’s secrets', () => {
  const settings = readReleaseSettings({
    NODE_ENV: 'production',
    RELEASES_DIR: '/srv/releases',
    GATEWAY_URL: 'http://gateway-1:4000/,http://gateway-2:4000',
  });
  expect(settings).toMatchObject({
    RELEASES_DIR: '/srv/releases',
    gatewayUrls: ['http://gateway-1:4000', 'http://gateway-2:4000'],
  });
  // An address that was set is one that must answer.
  expect([settings.gatewayIsNamed, readReleaseSettings({}).gatewayIsNamed]).toEqual([true, false]);
  expect(() => readReleaseSettings({ PUBLIC_URL: 'example.com' })).toThrow('PUBLIC_URL must be');
  const { root, DATA_DIR } = readReleaseSettings({ DATA_DIR: '' });
  expect(DATA_DIR).toBe(path.join(root, '.data'));
});

test('the shell is released like a microfrontend, and what a command works on without a name is its own', () => {
  expect(read('shell').name).toBe('shell');
  const all = { ...shape, names: ['education', 'all'], standard: 'all' } as const;
  expect(readArguments(all, []).name).toBe('all');
  expect(readArguments(all, ['mfe-education']).name).toBe('education');
  expect(() => readArguments(all, ['contact'])).toThrow(UsageError);
});
