import { mkdirSync } from 'node:fs';
import { runAgainstDeployment, runBrowserTests } from './checks/browserTests.ts';
import { runContainerTests } from './checks/containerTests.ts';
import { runGateTests } from './checks/gateTests.ts';
import { runGeneratorTests } from './checks/generatorTests.ts';
import { runHostsTests } from './checks/hostsTests.ts';
import { runSkewTests } from './checks/skewTests.ts';
import { testLogFolder } from './checks/siteUnderTest.ts';
import type { CheckRun } from './checks/checkRun.ts';
import { runStaticChecks } from './checks/checkRun.ts';
import { exitCode, oneFailed, sum, summarise, type Tally } from './checks/tally.ts';
import { staticChecks } from './checks/toolChain.ts';
import { runUnitTests } from './checks/unitTests.ts';
import { createProgress } from './command/progress.ts';
import { UserError, describeError, runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { deploymentUnderTest, testEnvironment } from './env/test.ts';

// npm test [-- static | unit [paths] | e2e [Playwright's arguments] | browsers [the same] | gate [words of a name] | generator | hosts [--keep] | skew [commits] | containers [the same]]
// BASE_URL=https://… npm test -- e2e: over a site that is there already

await runCommand(async onExit => {
  const [only, ...args] = process.argv.slice(2);
  const settings = readSettings(testEnvironment());
  const ending = new AbortController();
  onExit(async () => ending.abort());
  const { root, inherited: env } = settings;
  const logFolder = testLogFolder(settings);
  mkdirSync(logFolder, { recursive: true });
  const checkRun: CheckRun = { root, env, progress: createProgress(), logFolder, signal: ending.signal };

  const deployment = only === 'e2e' ? deploymentUnderTest() : undefined;

  const suites: Record<string, () => Promise<Tally>> = {
    static: () => runStaticChecks(staticChecks(root), checkRun),
    unit: () => runUnitTests(args, checkRun),
    e2e: () =>
      deployment
        ? runAgainstDeployment(args, deployment, checkRun)
        : runBrowserTests(args, settings, checkRun, onExit),
    browsers: () =>
      runBrowserTests(
        ['--config', 'packages/e2e/src/browsers.config.ts', ...args],
        settings,
        checkRun,
        onExit,
      ),
    gate: () => runGateTests(args, checkRun),
    generator: () => runGeneratorTests(checkRun),
    hosts: () => runHostsTests(args, settings, checkRun, onExit),
    skew: () => runSkewTests(args, settings, checkRun, onExit),
    containers: () => runContainerTests(args, checkRun, onExit),
  };
  // The others build and start one more site or need more browsers: they run by name only.
  const chosen = only === undefined ? ['static', 'unit', 'e2e'] : [only];
  const tallies: Tally[] = [];
  for (const name of chosen) {
    const run = suites[name];
    if (!run) throw new UserError(`There are no tests called "${name}": ${Object.keys(suites).join(', ')}.`);
    tallies.push(await run().catch(error => failedSuite(name, error, checkRun)));
  }
  const total = sum(tallies);
  checkRun.progress.print(`\n${summarise(total)}`);
  return exitCode(total);
});

/** A suite that could not run is one failure; the other suites still run. */
function failedSuite(name: string, error: unknown, { progress }: CheckRun): Tally {
  progress.step(name, `could not run\n${describeError(error)}`);
  return oneFailed(`${name} could not run`);
}
