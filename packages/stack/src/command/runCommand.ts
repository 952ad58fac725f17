import colors from 'picocolors';

/** A failure that the user can fix: its message says what is wrong and what to do, and needs no stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Registers a task for the end of a command, however it ends. */
export type OnExit = (task: () => Promise<void>) => void;

const SAME_KEYSTROKE_MS = 1500;

/**
 * Runs a root command to its end: prints a failure readably, cleans up after success, failure, Ctrl-C,
 * SIGTERM and the exit of its parent process, then exits. A second Ctrl-C exits at once.
 * @param body returns the exit code; tasks given to `onExit` run last registered first
 */
export async function runCommand(body: (onExit: OnExit) => Promise<number>): Promise<never> {
  const cleanups: (() => Promise<void>)[] = [];
  const work = body(task => cleanups.unshift(task)).catch(report);
  const code = await Promise.race([work, interruption()]);
  for (const cleanup of cleanups) await cleanup().catch(report);
  process.exit(code);
}

/** Resolves with exit code 0: a requested stop is no failure. */
function interruption(): Promise<number> {
  let first = 0;
  return new Promise(resolve => {
    const stop = () => {
      // A terminal signals the whole group and the bootstrap passes its own on: both mean one Ctrl-C.
      if (first > 0 && Date.now() - first > SAME_KEYSTROKE_MS) process.exit(130);
      if (first === 0) first = Date.now();
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    if (!process.channel) return;
    process.once('disconnect', stop);
    process.channel.unref();
  });
}

function report(error: unknown): number {
  console.error(`\n${colors.red(describeError(error))}`);
  return 1;
}

/** @returns the message of an error that is written for users, else its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForUsers = error instanceof UserError || ['PartError', 'ReleaseRejectedError'].includes(error.name);
  return isForUsers ? error.message : (error.stack ?? error.message);
}
