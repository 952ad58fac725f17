import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { exitCode, lastLine, oneFailed, sum, type Counts } from './checks/counts.ts';
import { runStaticChecks, runTypeChecks } from './checks/staticChecks.ts';
import { runBrowserTests, runUnitTests } from './checks/testRunners.ts';
import type { CheckRun } from './checks/tool.ts';
import { createProgress } from './command/progress.ts';
import { UserError } from '@site/federation/settings';
import { describeError, runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { deploymentUnderTest, testEnvironment } from './env/test.ts';

// npm test [-- static | types | unit [paths] | e2e [Playwright's arguments]]
// BASE_URL=https://… npm test -- e2e: over a site that is there already

await runCommand(async onExit => {
  const [only, ...args] = process.argv.slice(2);
  const { root, inherited: env, DATA_DIR } = readSettings(testEnvironment());
  const logFolder = path.join(DATA_DIR, 'test-logs');
  mkdirSync(logFolder, { recursive: true });
  const ending = new AbortController();
  const run: CheckRun = { root, env, progress: createProgress(), logFolder, signal: ending.signal };
  const deployment = only === 'e2e' ? deploymentUnderTest() : undefined;

  const parts: Record<string, () => Promise<Counts>> = {
    static: () => runStaticChecks(run, only === undefined),
    types: () => runTypeChecks(run),
    unit: () => runUnitTests(args, run),
    e2e: () => runBrowserTests(args, run, deployment),
  };
  const chosen = only === undefined ? ['static', 'unit', 'e2e'] : [only];
  const unknown = chosen.find(name => !parts[name]);
  if (unknown)
    throw new UserError(`There are no tests called "${unknown}": ${Object.keys(parts).join(', ')}.`);

  const runAll = async () => {
    const counts: Counts[] = [];
    for (const name of chosen)
      if (!run.signal.aborted)
        counts.push(await parts[name]!().catch(error => couldNotRun(name, error, run)));
    return sum(counts);
  };
  const running = runAll();
  onExit(async () => {
    ending.abort();
    await running;
  });
  const total = await running;
  run.progress.print(`\n${lastLine(total)}`);
  return exitCode(total);
});

/** One failure; the other parts still run. */
function couldNotRun(name: string, error: unknown, { progress }: CheckRun): Counts {
  progress.step(name, `could not run\n${describeError(error)}`);
  return oneFailed;
}
