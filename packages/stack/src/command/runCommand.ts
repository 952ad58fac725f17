import { styleText } from 'node:util';
import { UserError } from '@site/federation/settings';

/** Registers a task for the end of a command, however it ends; it is called with the exit code. */
export type OnExit = (task: (code: number) => Promise<void>) => void;

const SAME_KEYSTROKE_MS = 1500;

/** 128 and the signal's number, as shells have it. */
const INTERRUPTED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Whether a command that ended with this code was stopped by a signal. */
export const isInterrupted = (code: number) => code > 128;

interface CommandOptions {
  /** Whether the command runs until it is stopped, so that stopping it is no failure. */
  isServer?: boolean;
}

/** Prints a failure readably and cleans up, however it ends; tasks given to `onExit` run last registered first. */
export async function runCommand(
  body: (onExit: OnExit) => Promise<number>,
  { isServer = false }: CommandOptions = {},
): Promise<never> {
  const cleanups: ((code: number) => Promise<void>)[] = [];
  const interrupted = interruption().then(signal => (isServer ? 0 : INTERRUPTED[signal]));
  const work = body(task => cleanups.unshift(task)).catch(report);
  const code = await Promise.race([work, interrupted]);
  for (const cleanup of cleanups) await cleanup(code).catch(report);
  process.exit(code);
}

/** Resolves with the signal that ends the command; the end of the parent process counts as SIGHUP. */
function interruption(): Promise<keyof typeof INTERRUPTED> {
  let first = 0;
  return new Promise(resolve => {
    const stop = (signal: keyof typeof INTERRUPTED) => {
      // A terminal signals the whole group and the bootstrap passes its own on: both mean one Ctrl-C.
      if (first > 0 && Date.now() - first > SAME_KEYSTROKE_MS) process.exit(INTERRUPTED[signal]);
      if (first === 0) first = Date.now();
      resolve(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
    if (!process.channel) return;
    process.once('disconnect', () => stop('SIGHUP'));
    process.channel.unref();
  });
}

function report(error: unknown): number {
  console.error(`\n${styleText('red', describeError(error), { stream: process.stderr })}`);
  return 1;
}

/** @returns the message of an error that is written for users, else its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof UserError ? error.message : (error.stack ?? error.message);
}
