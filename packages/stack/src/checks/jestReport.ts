import { z } from 'zod';
import { oneFailed, sum, type Tally } from './tally.ts';

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

/** Counts tests, and keeps the reports of failed files. A file that could not be run is one failure, and so is a failure that no test shows. */
export function tallyJest(report: JestReport): Tally {
  const tally = sum(report.testResults.map(tallyFile));
  return report.success || tally.failed > 0 ? tally : oneFailed('Jest itself');
}

function tallyFile({ name, status, message, assertionResults }: TestFile): Tally {
  const count = (wanted: string) => assertionResults.filter(test => test.status === wanted).length;
  const named = assertionResults
    .filter(test => test.status === 'failed')
    .map(test => `${name} › ${test.fullName}`);
  const failures = named.length === 0 && status === 'failed' ? [`${name} (could not be run)`] : named;
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('pending') + count('todo'),
    reports: status === 'failed' ? [message] : [],
    remarks: failures.map(failure => `failed: ${failure}`),
  };
}
