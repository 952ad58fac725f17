import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runGateTests } from './checks/gateTests.ts';
import { runOperationsTests } from './checks/operationsTests.ts';
import { runStaticChecks } from './checks/staticChecks.ts';
import { exitCode, oneFailed, sum, summarise, type Tally } from './checks/tally.ts';
import { runBrowserTests, runUnitTests } from './checks/testRunners.ts';
import type { CheckRun } from './checks/tool.ts';
import { createProgress } from './command/progress.ts';
import { UserError, describeError, runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { deploymentUnderTest, testEnvironment } from './env/test.ts';

// npm test [-- static | unit [paths] | e2e [Playwright's arguments]]
// BASE_URL=https://… npm test -- e2e: over a site that is there already

await runCommand(async onExit => {
  const [only, ...args] = process.argv.slice(2);
  const { root, inherited: env, DATA_DIR } = readSettings(testEnvironment());
  const logFolder = path.join(DATA_DIR, 'test-logs');
  mkdirSync(logFolder, { recursive: true });
  const ending = new AbortController();
  const run: CheckRun = { root, env, progress: createProgress(), logFolder, signal: ending.signal };
  const deployment = only === 'e2e' ? deploymentUnderTest() : undefined;

  const parts: Record<string, () => Promise<Tally>> = {
    static: () => runStaticChecks(run),
    unit: () => runUnitTests(args, run),
    e2e: () => runBrowserTests(args, run, deployment),
    gate: () => runGateTests(args, run),
    operations: () => runOperationsTests(run, onExit),
  };
  const chosen = only === undefined ? ['static', 'unit', 'e2e'] : [only];
  const unknown = chosen.find(name => !parts[name]);
  if (unknown)
    throw new UserError(`There are no tests called "${unknown}": ${Object.keys(parts).join(', ')}.`);

  const runAll = async () => {
    const tallies: Tally[] = [];
    for (const name of chosen)
      if (!run.signal.aborted)
        tallies.push(await parts[name]!().catch(error => couldNotRun(name, error, run)));
    return sum(tallies);
  };
  const running = runAll();
  onExit(async () => {
    ending.abort();
    await running;
  });
  const total = await running;
  run.progress.print(`\n${summarise(total)}`);
  return exitCode(total);
});

/** One failure; the other parts still run. */
function couldNotRun(name: string, error: unknown, { progress }: CheckRun): Tally {
  progress.step(name, `could not run\n${describeError(error)}`);
  return oneFailed(`${name} could not run`);
}
