import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { browserSwc, decoratorSwc } from './src/swc.ts';

const rootDir = path.join(import.meta.dirname, '../..');
// Jest looks for names from the root, where nothing is installed: hand it the files.
const installed = (name: string) => fileURLToPath(import.meta.resolve(name));
const swc = (options: object): [string, Record<string, unknown>] => [
  installed('@swc/jest'),
  { ...options, swcrc: false, module: { type: 'es6' } },
];
const ignored = ['/node_modules/', '/dist/', '/.data/'];

const config: Config = {
  rootDir,
  // Two cores: a third worker only makes PostgreSQL and the tests wait for each other.
  maxWorkers: 2,
  // Real databases and browsers' worth of work on two busy cores; a test that hangs still ends.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'node',
      rootDir,
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/', '/.data/'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': swc(decoratorSwc) },
    },
    {
      displayName: 'browser',
      rootDir,
      testEnvironment: '<rootDir>/packages/tooling/src/testing/browserEnvironment.ts',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/', '/.data/'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': swc(browserSwc) },
      moduleNameMapper: {
        '\\.(?:avif|webp|jpg|png|svg|webm|mp4)$': '<rootDir>/packages/tooling/src/testing/asset.ts',
      },
      resolver: '<rootDir>/packages/tooling/src/testing/resolver.ts',
      setupFiles: ['<rootDir>/packages/tooling/src/testing/webPlatform.ts'],
      setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/testing/dom.ts'],
    },
  ],
};

// Jest reads the default export.
export default config;
