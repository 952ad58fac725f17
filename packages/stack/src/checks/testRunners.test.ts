import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/folder.ts';
import { exitCode, lastLine } from './counts.ts';
import { runUnitTests } from './testRunners.ts';

const { folder, write } = temporaryFolder('test-runners');
mkdirSync(path.join(folder, 'node_modules/jest/bin'), { recursive: true });
write(
  'node_modules/jest/bin/jest.js',
  `const { REPORT, CODE } = process.env;
   const file = process.argv.find(arg => arg.startsWith('--outputFile=')).slice('--outputFile='.length);
   if (REPORT) require('node:fs').writeFileSync(file, REPORT);
   process.exit(Number(CODE));`,
);

const passed = {
  numPassedTests: 3,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test.each([
  ['every test that passed', passed, 0, '3 passed, 0 failed', 0],
  [
    'skipped ones if there are any',
    { ...passed, numPendingTests: 1, numTodoTests: 1 },
    0,
    '3 passed, 0 failed, 2 skipped',
    0,
  ],
  [
    'failed tests and files that could not be run',
    { ...passed, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
    1,
    '3 passed, 2 failed',
    1,
  ],
  ['a failure that no test shows', passed, 1, '3 passed, 1 failed', 1],
  ['a runner that does not report', null, 0, '0 passed, 1 failed', 1],
  ['nothing checked at all as a failure', { ...passed, numPassedTests: 0 }, 0, '0 passed, 0 failed', 1],
])('counts %s', async (_, report, code, line, exits) => {
  const counts = await runUnitTests([], {
    root: folder,
    env: { ...(report && { REPORT: JSON.stringify(report) }), CODE: String(code) },
    progress: { step: () => {}, print: () => {} },
    logFolder: folder,
    signal: new AbortController().signal,
  });
  expect(lastLine(counts)).toBe(line);
  expect(exitCode(counts)).toBe(exits);
});
