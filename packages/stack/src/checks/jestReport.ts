import { z } from 'zod';
import { sum, type Tally } from './tally.ts';

const Assertion = z.object({ fullName: z.string(), status: z.string() });
const TestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(Assertion),
});

/** What Jest writes with --json, as far as we read it. */
export const JestReport = z.object({ success: z.boolean(), testResults: z.array(TestFile) });
export type JestReport = z.infer<typeof JestReport>;

type TestFile = z.infer<typeof TestFile>;

/** The files that failed. */
export const failedFiles = ({ testResults }: JestReport): TestFile[] =>
  testResults.filter(({ status }) => status === 'failed');

/**
 * Counts tests. A file that could not be run is one failure, and so is a failure that no test shows.
 * @param second the run of the files that failed the first time, which then count by this one
 */
export function tallyJest(report: JestReport, second?: JestReport): Tally {
  const again = new Map(second?.testResults.map(file => [file.name, file]));
  const tally = sum(report.testResults.map(file => tallyFile(again.get(file.name) ?? file)));
  const unnamed = !(second ?? report).success && tally.failed === 0;
  const tries = failedFiles(report).filter(({ name }) => again.get(name)?.status === 'passed');
  return sum([
    tally,
    { passed: 0, failed: unnamed ? 1 : 0, skipped: 0, remarks: unnamed ? ['failed: Jest itself'] : [] },
    { passed: 0, failed: 0, skipped: 0, remarks: tries.flatMap(flaky) },
  ]);
}

function tallyFile({ name, status, assertionResults }: TestFile): Tally {
  const count = (wanted: string) => assertionResults.filter(test => test.status === wanted).length;
  const named = failedTests({ name, assertionResults });
  const failures = named.length === 0 && status === 'failed' ? [`${name} (could not be run)`] : named;
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('pending') + count('todo'),
    remarks: failures.map(failure => `failed: ${failure}`),
  };
}

const failedTests = ({ name, assertionResults }: Pick<TestFile, 'name' | 'assertionResults'>) =>
  assertionResults.filter(test => test.status === 'failed').map(test => `${name} › ${test.fullName}`);

const flaky = (file: TestFile) =>
  failedTests(file).map(failure => `flaky, passed at its second try: ${failure}`);
