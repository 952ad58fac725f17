import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { indent, type Stage } from './stage.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const JEST_DEADLINE_MS = 20 * 60_000;
const LAST_LINES = 40;

const Report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** What Jest writes with --json, as far as we read it. */
export type JestReport = z.infer<typeof Report>;

/** Runs Jest over the workspace, or over the paths given, and prints each failed file's own report. */
export async function runUnitTests(paths: string[], { root, env, progress, signal }: Stage): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const reportFile = path.join(folder, 'report.json');
  const jest = path.join(root, 'packages/tooling/src/jest.ts');
  try {
    const { output } = await runTool(
      {
        args: [jest, '--json', `--outputFile=${reportFile}`, '--ci', ...paths],
        cwd: root,
        env,
        deadlineMs: JEST_DEADLINE_MS,
        onLine: line => /^(PASS|FAIL) /.test(line) && progress.step('unit', line),
      },
      signal,
    );
    if (!existsSync(reportFile)) {
      progress.say(indent(output.split('\n').slice(-LAST_LINES).join('\n')));
      return oneFailed;
    }
    const report = Report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
    for (const { message, status } of report.testResults)
      if (status === 'failed') progress.say(indent(message));
    return tallyJest(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts tests; a file that could not be run is one failure, and so is a failure that no test shows. */
export function tallyJest(report: JestReport): Tally {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
