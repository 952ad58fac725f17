import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JestReport, tallyJest } from './jestReport.ts';
import { indent, type CheckRun } from './checkRun.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const JEST_DEADLINE_MS = 20 * 60_000;
const TRAINING_DEADLINE_MS = 5 * 60_000;
const LAST_LINES = 40;
/** Jest runs ES modules with this flag of Node only. */
const ES_MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs Jest over the workspace, or over the paths given. */
export async function runUnitTests(paths: string[], checkRun: CheckRun): Promise<Tally> {
  await trainModels(checkRun);
  return runJest(paths, checkRun);
}

/** Once, before the workers start: each of them would train the tutor's models by itself. */
async function trainModels({ root, env, progress, signal }: CheckRun): Promise<void> {
  const { code, output } = await runTool(
    {
      args: [path.join(root, 'packages/tutor/src/trainModels.ts')],
      cwd: root,
      env,
      deadlineMs: TRAINING_DEADLINE_MS,
    },
    signal,
  );
  if (code !== 0) progress.print(indent(output));
  progress.step('models', code === 0 ? 'trained' : 'training failed');
}

async function runJest(args: string[], { root, env, progress, logFolder, signal }: CheckRun): Promise<Tally> {
  const reportFile = path.join(logFolder, 'unit.json');
  const log = path.join(logFolder, 'unit.log');
  for (const stale of [reportFile, log]) rmSync(stale, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { output } = await runTool(
    {
      args: [...ES_MODULES, jest, '--json', `--outputFile=${reportFile}`, '--ci', ...args],
      cwd: root,
      env,
      deadlineMs: JEST_DEADLINE_MS,
      onLine: line => {
        appendFileSync(log, `${line}\n`);
        if (/^(PASS|FAIL) /.test(line)) progress.step('unit', line);
      },
    },
    signal,
  );
  if (!existsSync(reportFile))
    return oneFailed('Jest did not report', indent(output.split('\n').slice(-LAST_LINES).join('\n')));
  const tally = tallyJest(JestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8'))));
  for (const report of tally.reports) progress.print(indent(report));
  return tally;
}
