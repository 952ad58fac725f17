import { runCommand } from '../command/runCommand.ts';
import { UsageError } from './arguments.ts';

const BAD_USAGE = 2;

/** Runs a release command. Exit codes: 0 done, 1 rejected or failed, 2 called wrongly. */
export const runReleaseCommand = (body: () => Promise<void>): Promise<never> =>
  runCommand(async () => {
    try {
      await body();
      return 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(error.message);
      return BAD_USAGE;
    }
  });
