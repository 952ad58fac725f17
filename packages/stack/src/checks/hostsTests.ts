import colors from 'picocolors';
import type { OnExit } from '../command/runCommand.ts';
import { describeError } from '../command/runCommand.ts';
import type { SiteSettings } from '../env/site.ts';
import { findHaproxy } from './hosts/haproxy.ts';
import { keepRunning } from './hosts/keepRunning.ts';
import { startManyHosts } from './hosts/manyHosts.ts';
import { outageChecks } from './hosts/outages.ts';
import { releaseChecks } from './hosts/releases.ts';
import { rolloutChecks } from './hosts/rollouts.ts';
import { sessionChecks } from './hosts/sessions.ts';
import { indent, type CheckRun } from './checkRun.ts';
import { oneFailed, onePassed, sum, type Tally } from './tally.ts';

/**
 * Four shell hosts, two gateways, one database, one bucket and a balancer: what is released, rolled back, pinned and
 * limited behaves as with one of each, and what is killed costs no visitor a page.
 * @param args `--keep`: only starts the site, for whoever wants to try something in it
 */
export async function runHostsTests(
  args: readonly string[],
  settings: SiteSettings,
  checkRun: CheckRun,
  onExit: OnExit,
): Promise<Tally> {
  const { progress } = checkRun;
  const haproxy = findHaproxy();
  if (!haproxy) {
    const reason = 'skipped: HAProxy is not installed (Debian: apt-get install haproxy)';
    return { ...sum([]), skipped: 1, remarks: [reason] };
  }
  const site = await startManyHosts(haproxy, checkRun, settings, onExit);
  if (args.includes('--keep')) return keepRunning(site, checkRun);
  const tallies: Tally[] = [];
  for (const [name, check] of Object.entries({
    ...releaseChecks,
    ...rolloutChecks,
    ...sessionChecks,
    ...outageChecks(),
  })) {
    if (checkRun.signal.aborted) break;
    try {
      const text = await check(site);
      progress.step('hosts', `${colors.green('ok')} ${name}${text ? `: ${text}` : ''}`);
      tallies.push(onePassed);
    } catch (error) {
      progress.step('hosts', `${colors.red('failed')} ${name}`);
      tallies.push(oneFailed(name, indent(describeError(error))));
    }
  }
  return sum(tallies);
}
