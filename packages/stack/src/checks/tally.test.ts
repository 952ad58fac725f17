import { describe, expect, test } from '@jest/globals';
import { tallyPlaywright } from './browserTests.ts';
import { exitCode, oneFailed, onePassed, sum, summarise } from './tally.ts';
import { tallyJest } from './unitTests.ts';

const jest = {
  success: true,
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('the last line of the tests', () => {
  test('adds every stage, and names skipped ones only if there are any', () => {
    expect(summarise(sum([onePassed, onePassed, oneFailed]))).toBe('2 passed, 1 failed');
    const total = sum([onePassed, tallyJest(jest), tallyPlaywright({ stats, errors: [] })]);
    expect(summarise(total)).toBe('18 passed, 0 failed, 2 skipped');
    expect(exitCode(total)).toBe(0);
  });

  test('counts a test file that could not be run, and a failure that no test shows', () => {
    expect(tallyJest({ ...jest, success: false, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
    expect(tallyJest({ ...jest, success: false }).failed).toBe(1);
  });

  test('counts errors outside of browser tests as failures, and a second try that passed as passed', () => {
    const tally = tallyPlaywright({
      stats: { ...stats, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no tests' }],
    });
    expect(tally).toEqual({ passed: 6, failed: 2, skipped: 0 });
    expect(exitCode(tally)).toBe(1);
  });

  test('fails when nothing was checked at all', () => {
    expect(exitCode(sum([]))).toBe(1);
  });
});
