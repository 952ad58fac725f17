import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Progress } from '../command/progress.ts';
import { signalGroup } from '../process/pidFile.ts';

/** What every part of a test run works with. */
export interface CheckRun {
  root: string;
  env: NodeJS.ProcessEnv;
  progress: Progress;
  /** For what explains a failure: logs of the site under test, traces of the browser. */
  logFolder: string;
  /** Aborted when the run is to end now. */
  signal: AbortSignal;
}

/** A program of the tool chain, run by this Node. */
interface Tool {
  args: string[];
  deadlineMs: number;
  env?: NodeJS.ProcessEnv;
  /** Prints as it goes. It is asked to end before it is killed: it may have a site to stop. */
  isShown?: true;
}

const STOP_MS = 20_000;

/**
 * Runs a tool; it ends, with all that it started, when the run does.
 * @returns its exit code (null when it was ended or took too long), and what it printed unless that is shown
 */
export async function runTool({ args, env, deadlineMs, isShown }: Tool, run: CheckRun) {
  const child = spawn(process.execPath, args, {
    cwd: run.root,
    env: env ?? run.env,
    detached: true,
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', line => lines.push(line));
  const end = AbortSignal.any([run.signal, AbortSignal.timeout(deadlineMs)]);
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  const stop = () => {
    if (!isShown) return kill();
    child.kill('SIGINT');
    setTimeout(kill, STOP_MS).unref();
  };
  end.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  end.removeEventListener('abort', stop);
  if (end.aborted && !run.signal.aborted) lines.push(`Not finished after ${deadlineMs / 1000} seconds.`);
  return { code, output: lines.join('\n') };
}

/** Sets the words of a tool apart from ours. */
export const indent = (text: string) => text.replace(/^/gm, '    ');
