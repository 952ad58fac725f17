import { runCommand, type OnExit } from '../command/runCommand.ts';
import { UsageError } from './arguments.ts';

const BAD_USAGE = 2;

/** Runs a release command. Exit codes: 0 done or helped, 1 rejected or failed, 2 called wrongly. */
export const runReleaseCommand = (body: (onExit: OnExit) => Promise<void>): Promise<never> =>
  runCommand(async onExit => {
    try {
      await body(onExit);
      return 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (error.isHelp) console.log(error.message);
      else console.error(error.message);
      return error.isHelp ? 0 : BAD_USAGE;
    }
  });
