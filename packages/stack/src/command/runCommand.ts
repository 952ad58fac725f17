import { styleText } from 'node:util';
import { UserError } from '@site/federation/settings';

/** Registers a task for the end of a command, however it ends. */
export type OnExit = (task: () => Promise<void>) => void;

/** Wrong arguments; the message contains the usage. */
export class UsageError extends UserError {
  /** Whether the usage was asked for, so that nothing is wrong. */
  readonly isHelp: boolean;

  constructor(message: string, isHelp = false) {
    super(message);
    this.isHelp = isHelp;
  }
}

const BAD_USAGE = 2;

const SAME_KEYSTROKE_MS = 1500;

/** 128 and the signal's number, as shells have it. */
const INTERRUPTED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

interface CommandOptions {
  /** Whether the command runs until it is stopped, so that stopping it is no failure. */
  isServer?: boolean;
}

/**
 * Prints a failure readably and cleans up, however it ends; tasks given to `onExit` run last registered first. Exits with
 * what `body` returns, else with 0: done or helped, 1: failed, 2: called wrongly.
 */
export async function runCommand(
  body: (onExit: OnExit) => Promise<number | void>,
  { isServer = false }: CommandOptions = {},
): Promise<never> {
  const cleanups: (() => Promise<void>)[] = [];
  const interrupted = interruption().then(signal => (isServer ? 0 : INTERRUPTED[signal]));
  const work = body(task => cleanups.unshift(task)).catch(report);
  const code = await Promise.race([work, interrupted]);
  for (const cleanup of cleanups) await cleanup().catch(report);
  process.exit(code ?? 0);
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
  if (error instanceof UsageError) {
    (error.isHelp ? console.log : console.error)(error.message);
    return error.isHelp ? 0 : BAD_USAGE;
  }
  console.error(`\n${styleText('red', describeError(error), { stream: process.stderr })}`);
  return 1;
}

/** @returns the message of an error that is written for users, else its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof UserError ? error.message : (error.stack ?? error.message);
}
