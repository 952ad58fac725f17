import colors from 'picocolors';
import { describeError, type OnExit } from '../command/runCommand.ts';
import { onCallChecks } from '../operations/onCall.ts';
import { hasPrometheus } from '../operations/prometheus.ts';
import { simulatedRollouts } from '../operations/simulatedRollouts.ts';
import { oneFailed, onePassed, sum, type Tally } from './tally.ts';
import { runBrowserTests } from './testRunners.ts';
import { indent, type CheckRun } from './tool.ts';

/** What keeps a site in good order by itself, and takes minutes to show. */
export async function runOperationsTests(checkRun: CheckRun, onExit: OnExit): Promise<Tally> {
  const { progress, signal } = checkRun;
  const isInstalled = hasPrometheus();
  const tallies: Tally[] = isInstalled ? [] : [withoutPrometheus];
  const checks = { ...(await onCallChecks(checkRun, isInstalled, onExit)), ...simulatedRollouts };
  for (const [name, check] of Object.entries(checks)) {
    if (signal.aborted) break;
    try {
      const text = await check();
      progress.step('operations', `${colors.green('ok')} ${name}${text ? `: ${text}` : ''}`);
      tallies.push(onePassed);
    } catch (error) {
      progress.step('operations', `${colors.red('failed')} ${name}`);
      tallies.push(oneFailed(name, indent(describeError(error))));
    }
  }
  if (!signal.aborted) tallies.push(await runBrowserTests(['--project=operations'], checkRun));
  return sum(tallies);
}

const withoutPrometheus: Tally = {
  ...sum([]),
  skipped: 2,
  remarks: ['skipped: Prometheus is not installed (Debian: apt-get install prometheus)'],
};
