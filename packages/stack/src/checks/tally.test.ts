import { describe, expect, test } from '@jest/globals';
import { type JestReport, tallyJest } from './jestReport.ts';
import { type PlaywrightReport, tallyPlaywright } from './playwrightReport.ts';
import { exitCode, oneFailed, onePassed, sum, summarise } from './tally.ts';

const jestRun = (name: string, ...statuses: string[]): JestReport => {
  const failed = statuses.includes('failed');
  const assertionResults = statuses.map((status, at) => ({ fullName: `rule ${at + 1}`, status }));
  const file = {
    name,
    status: failed ? 'failed' : 'passed',
    message: `${name}: 1 is not 2`,
    assertionResults,
  };
  return { success: !failed, testResults: [file] };
};
type Outcome = PlaywrightReport['suites'][number]['specs'][number]['tests'][number]['status'];
const spec = (title: string, status: Outcome, reason?: string) => ({
  title,
  file: 'a.spec.ts',
  line: 7,
  tests: [{ status, ...(reason && { annotations: [{ type: 'skip', description: reason }] }) }],
});

describe('the end of the tests', () => {
  test('adds every suite, and counts skipped ones only if there are any', () => {
    expect(summarise(sum([onePassed, onePassed]))).toBe('2 passed, 0 failed');
    const browser = tallyPlaywright({ suites: [{ specs: [spec('opens', 'expected')] }], errors: [] });
    const total = sum([onePassed, tallyJest(jestRun('a.test.ts', 'passed', 'pending', 'todo')), browser]);
    expect(summarise(total)).toBe('3 passed, 0 failed, 2 skipped');
    expect(exitCode(total)).toBe(0);
  });

  test('repeats what failed checks printed, and names them, before its last line', () => {
    const total = sum([oneFailed('format', 'a.ts'), tallyJest(jestRun('a.test.ts', 'passed', 'failed'))]);
    expect(summarise(total).split('\n')).toEqual([
      'a.ts',
      'a.test.ts: 1 is not 2',
      'failed: format',
      'failed: a.test.ts › rule 2',
      '1 passed, 2 failed',
    ]);
    expect(exitCode(total)).toBe(1);
  });

  test('counts a test file that could not be run, and a failure that no test shows', () => {
    const [file] = jestRun('a.test.ts').testResults;
    const broken = { success: false, testResults: [{ ...file!, status: 'failed' }] };
    expect(tallyJest(broken)).toMatchObject({ failed: 1, remarks: ['failed: a.test.ts (could not be run)'] });
    expect(tallyJest({ ...jestRun('a.test.ts', 'passed'), success: false }).failed).toBe(1);
  });

  test('counts errors outside of browser tests and flaky tests as failures', () => {
    const inner = { specs: [spec('races', 'flaky'), spec('breaks', 'unexpected')] };
    const tally = tallyPlaywright({
      suites: [{ specs: [spec('opens', 'expected')], suites: [inner] }],
      errors: [{ message: 'no tests' }],
    });
    expect(tally).toMatchObject({ passed: 1, failed: 3, skipped: 0 });
    expect(tally.remarks).toEqual([
      'flaky: a.spec.ts:7 › races',
      'failed: a.spec.ts:7 › breaks',
      'failed: an error outside of tests, no tests',
    ]);
    expect(exitCode(tally)).toBe(1);
  });

  test('says why browser tests were skipped', () => {
    const specs = ['needs a', 'needs a', 'needs b'].map((reason, at) => spec(`${at}`, 'skipped', reason));
    const { skipped, remarks } = tallyPlaywright({ suites: [{ specs }], errors: [] });
    expect([skipped, remarks]).toEqual([3, ['skipped, needs a: 2', 'skipped, needs b: 1']]);
  });

  test('fails when nothing was checked at all', () => {
    expect(exitCode(sum([]))).toBe(1);
  });
});
