import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runTool, type CheckRun } from '../checks/tool.ts';
import type { OnExit } from '../command/runCommand.ts';
import { answersOk } from '../process/health.ts';
import { findFreePorts } from '../site/ports.ts';
import { firingAlerts, runPromtool, startPrometheus } from './prometheus.ts';
import { sendReports, SOURCE_PLACE, startShellUnderTest, VERSION } from './shellUnderTest.ts';

const DEADLINE_MS = 60_000;

/** A check; throws when it fails. */
type Check = () => Promise<string | void>;

/**
 * What a person on call relies on: rules that are valid, an alert that comes, and a command that says what happened.
 * @param hasPrometheus without it only what needs none is checked
 */
export async function onCallChecks(
  checkRun: CheckRun,
  hasPrometheus: boolean,
  onExit: OnExit,
): Promise<Record<string, Check>> {
  const { root } = checkRun;
  const dir = mkdtempSync(path.join(tmpdir(), 'operations-'));
  onExit(async () => rmSync(dir, { recursive: true, force: true }));
  const rulesDir = path.join(root, 'docs/prometheus');
  const shell = await startShellUnderTest(root, dir, onExit);
  await until(() => answersOk(`${shell.url}/health/ready`));
  const withPrometheus: Record<string, Check> = {
    'the rules are valid and alert as they should': async () => {
      runPromtool(rulesDir, 'check', 'config', 'prometheus.yml');
      runPromtool(rulesDir, 'test', 'rules', 'rules.test.yml');
    },
    'Prometheus alerts when views fail': () => alerts(shell, rulesDir, dir, onExit),
  };
  return {
    ...(hasPrometheus && withPrometheus),
    'npm run incidents says what happened, and where in the sources': () => answersIncidents(shell, checkRun),
  };
}

type Shell = Awaited<ReturnType<typeof startShellUnderTest>>;

async function alerts(shell: Shell, rulesDir: string, dir: string, onExit: OnExit) {
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const child = startPrometheus({ rulesDir, dir: path.join(dir, 'prometheus'), port, target: shell.metrics });
  onExit(async () => void child.kill());
  await until(() => answersOk(`http://127.0.0.1:${port}/-/ready`));
  await until(async () => {
    await sendReports(shell.url, 20);
    const firing = await firingAlerts(port);
    return firing.some(
      ({ alertname, version, owner }) =>
        alertname === 'BrowserErrors' && version === VERSION && owner === 'education team',
    );
  });
}

async function answersIncidents(shell: Shell, run: CheckRun) {
  await sendReports(shell.url, 20);
  const args = ['packages/stack/src/incidents.ts', 'education', '--since', '10m', '--log', shell.logFile];
  const env = { ...run.env, RELEASES_DIR: shell.releasesDir };
  // Views are logged every ten seconds.
  await until(async () => {
    const { output } = await runTool({ args, env, deadlineMs: DEADLINE_MS }, run);
    const wanted = [
      SOURCE_PLACE,
      'return levels[level].title;',
      `${VERSION} became the default, after 1.0.0`,
    ];
    return wanted.every(text => output.includes(text)) && /of \d+ views .* \(50 %\)/.test(output);
  });
}

async function until(isSo: () => Promise<boolean>) {
  for (const end = Date.now() + DEADLINE_MS; !(await isSo().catch(() => false)); await sleep(500))
    if (Date.now() > end) throw new Error(`not within ${DEADLINE_MS / 1000} s`);
}
