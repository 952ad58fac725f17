import type { Config } from 'jest';
import { browserSwc, decoratorSwc } from './packages/tooling/src/swc.ts';

const swc = (options: object): [string, Record<string, unknown>] => [
  '@swc/jest',
  { ...options, swcrc: false, module: { type: 'es6' } },
];
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
    },
    {
      ...everyProject,
      displayName: 'browser',
      testEnvironment: `${setup}/browserEnvironment.ts`,
      testMatch: ['**/*.test.tsx'],
      transform: { '\\.tsx?$': swc(browserSwc) },
      moduleNameMapper: { '\\.(?:avif|webp|jpg|png|svg|webm|mp4)$': `${setup}/asset.ts` },
      resolver: `${setup}/resolver.ts`,
      setupFiles: [`${setup}/webPlatform.ts`],
      setupFilesAfterEnv: [`${setup}/dom.ts`],
    },
  ],
};

// Jest reads the default export.
export default config;
