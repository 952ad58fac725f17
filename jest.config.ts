import type { Config } from 'jest';
import { readFileSync } from 'node:fs';

const swc = ({ jsc }: { jsc: object }): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    // Jest wants to be told that a file is JSON.
    jsc: { ...jsc, experimental: { keepImportAttributes: true } },
    swcrc: false,
    module: { type: 'es6' },
  },
];
/** As in the bundles. */
const browserSwc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
  },
};
/** As the gateway is compiled, whose classes have decorators. */
const { jsc } = JSON.parse(readFileSync('gateway/.swcrc', 'utf8')) as { jsc: object };
const decoratorSwc = { jsc: { ...jsc, rewriteRelativeImportExtensions: false } };
const setup = '<rootDir>/packages/tooling/src/jest';
const everyProject = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '<rootDir>/packages/stack/template/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

const config: Config = {
  // A third worker on two cores only makes PostgreSQL and the tests wait for each other.
  maxWorkers: 2,
  // Tests with a real database and several processes are slow on a busy machine; one that passes does not wait.
  testTimeout: 60_000,
  projects: [
    {
      ...everyProject,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      transform: { '\\.tsx?$': swc(decoratorSwc) },
      // Node runs these as they are.
      transformIgnorePatterns: ['/node_modules/', `${setup}/`],
      globalSetup: `${setup}/databaseServer.ts`,
      globalTeardown: `${setup}/databaseServer.ts`,
    },
    {
      ...everyProject,
      displayName: 'browser',
      testEnvironment: `${setup}/browserEnvironment.ts`,
      testMatch: ['**/*.test.tsx'],
      transform: { '\\.tsx?$': swc(browserSwc) },
      moduleNameMapper: { '\\.(?:avif|webp|jpg|png|svg|webm|mp4)$': `${setup}/asset.ts` },
      resolver: `${setup}/resolver.ts`,
      setupFilesAfterEnv: [`${setup}/dom.ts`],
    },
  ],
};

// Jest reads the default export.
export default config;
