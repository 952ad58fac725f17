import colors from 'picocolors';
import { describeError } from '../command/runCommand.ts';
import { simulatedRollouts } from '../operations/simulatedRollouts.ts';
import { indent, type CheckRun } from './checkRun.ts';
import { oneFailed, onePassed, sum, type Tally } from './tally.ts';

/** What keeps a site in good order by itself, and takes minutes to show. */
export async function runOperationsTests({ progress, signal }: CheckRun): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [name, check] of Object.entries(simulatedRollouts)) {
    if (signal.aborted) break;
    try {
      const text = await check();
      progress.step('operations', `${colors.green('ok')} ${name}: ${text}`);
      tallies.push(onePassed);
    } catch (error) {
      progress.step('operations', `${colors.red('failed')} ${name}`);
      tallies.push(oneFailed(name, indent(describeError(error))));
    }
  }
  return sum(tallies);
}
