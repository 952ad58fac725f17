import colors from 'picocolors';
import type { Progress } from '../command/progress.ts';
import { oneFailed, onePassed, sum, type Tally } from './tally.ts';
import { runTool } from './tool.ts';
import type { StaticCheck } from './toolChain.ts';

/** What every suite of a test run works with. */
export interface CheckRun {
  root: string;
  env: NodeJS.ProcessEnv;
  progress: Progress;
  /** For what explains a failure: logs of the tools and of the site under test, traces of the browser. */
  logFolder: string;
  /** Aborted when the run is to end now. */
  signal: AbortSignal;
}

const CHECK_DEADLINE_MS = 5 * 60_000;
const AT_ONCE = 2;

/** Runs static checks, two at a time, and prints what the failed ones said. */
export async function runStaticChecks(
  checks: StaticCheck[],
  checkRun: Omit<CheckRun, 'logFolder'>,
): Promise<Tally> {
  const waiting = [...checks];
  const tallies: Tally[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      tallies.push(await runCheck(check, checkRun));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sum(tallies);
}

async function runCheck(
  { name, args }: StaticCheck,
  { root, env, progress, signal }: Omit<CheckRun, 'logFolder'>,
): Promise<Tally> {
  const { code, output } = await runTool({ args, cwd: root, env, deadlineMs: CHECK_DEADLINE_MS }, signal);
  progress.step(name, code === 0 ? colors.green('ok') : colors.red('failed'));
  if (code === 0) return onePassed;
  progress.print(indent(output));
  return oneFailed(name, indent(output));
}

/** Sets the words of a tool apart from ours. */
export function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
