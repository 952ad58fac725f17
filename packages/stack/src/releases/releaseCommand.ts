import { styleText } from 'node:util';
import { openReleaseStore, type ReleaseStoreSettings } from '@site/releases/store/openReleaseStore';
import { runCommand, type OnExit } from '../command/runCommand.ts';
import { UsageError } from './arguments.ts';

const BAD_USAGE = 2;

/** Exit codes: 0 done or helped, 1 rejected or failed, 2 called wrongly. */
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

/** The release store of a command's settings. Names it on stderr: a terminal without RELEASES_URL means another one. */
export async function openStore(settings: ReleaseStoreSettings) {
  const store = await openReleaseStore(settings);
  console.error(styleText('dim', `Release store: ${store.location}`, { stream: process.stderr }));
  return store;
}
