import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { oneFailed, type Counts } from './counts.ts';
import { trainModels } from './staticChecks.ts';
import { runTool, type CheckRun } from './tool.ts';

const MINUTE = 60_000;
/** ES modules; and room for what each file loads anew, which the garbage collector would move about. */
const NODE_FLAGS = [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  '--max-semi-space-size=64',
];
/** What `npm test` runs of playwright.config.ts; the other projects run by name only. */
const DEFAULT_PROJECTS = ['socket', 'site'];

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Outside of tests. */
  errors: unknown[];
}

/** Runs Jest over the workspace, or over the paths given. */
export async function runUnitTests(paths: string[], run: CheckRun): Promise<Counts> {
  await trainModels(run);
  const report = path.join(run.logFolder, 'unit.json');
  const jest = path.join(run.root, 'node_modules/jest/bin/jest.js');
  const args = [...NODE_FLAGS, jest, '--ci', '--json', `--outputFile=${report}`, ...paths];
  return runAndCount('Jest', { args, deadlineMs: 20 * MINUTE }, report, run, (json: JestReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}

/** @param args Playwright's own @param deployment address of a running site to test instead */
export async function runBrowserTests(args: string[], run: CheckRun, deployment?: string): Promise<Counts> {
  const executable = await findChromium(run.env, run.progress);
  run.progress.step('browser', executable);
  const report = path.join(run.logFolder, 'browser.json');
  const cli = path.join(run.root, 'node_modules/@playwright/test/cli.js');
  const options = ['--reporter=list,json', '--output', path.join(run.logFolder, 'browser')];
  const projects = args.some(arg => arg.startsWith('--project')) ? [] : DEFAULT_PROJECTS;
  if (args.length > 0) options.push('--workers=1');
  const tool = {
    args: [cli, 'test', ...options, ...projects.map(name => `--project=${name}`), ...args],
    env: {
      ...run.env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(deployment && { BASE_URL: deployment }),
    },
    deadlineMs: 60 * MINUTE,
  };
  return runAndCount('Playwright', tool, report, run, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/** Runs a test runner that reports to a file; when it fails and counts no failure, that is one. */
async function runAndCount<Report>(
  name: string,
  tool: Parameters<typeof runTool>[0],
  reportFile: string,
  run: CheckRun,
  count: (report: Report) => Counts,
): Promise<Counts> {
  rmSync(reportFile, { force: true });
  const { code } = await runTool({ ...tool, isShown: true }, run);
  if (!existsSync(reportFile)) {
    run.progress.step(name, 'did not report');
    return oneFailed;
  }
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1) };
}
