import colors from 'picocolors';

/** A failure that needs no stack: its message tells a person what is wrong and what to do. */
export class Complaint extends Error {
  override name = 'Complaint';
}

/** What a command leaves to be done at its end, whichever way it ends. */
export type AtEnd = (task: () => Promise<void>) => void;

const SAME_KEYSTROKE_MS = 1500;

/**
 * Runs a root command to its end: prints a failure readably, cleans up after success, failure, Ctrl-C,
 * SIGTERM and the death of the process that started it, then exits. A second Ctrl-C does not wait.
 * @param body returns the exit code; what it hands to `atEnd` runs last registered first
 */
export async function runCommand(body: (atEnd: AtEnd) => Promise<number>): Promise<never> {
  const cleanups: (() => Promise<void>)[] = [];
  const work = body(task => cleanups.unshift(task)).catch(report);
  const code = await Promise.race([work, interruption()]);
  for (const cleanup of cleanups) await cleanup().catch(report);
  process.exit(code);
}

/** Resolves with exit code 0: being asked to stop is no failure. */
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
  console.error(`\n${colors.red(describeFailure(error))}`);
  return 1;
}

/** What a person reads of a failure: a complaint's message as it stands, else the stack. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const speaksForItself = error instanceof Complaint || ['PartFailure', 'RefusedError'].includes(error.name);
  return speaksForItself ? error.message : (error.stack ?? error.message);
}
