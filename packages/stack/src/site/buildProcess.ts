// One build in a process of its own, so that two run at once and Ctrl-C works: buildProcess.ts APP STORE MODE
import { CompileError } from '@site/federation/build/compile';
import { buildAndPublish } from '@site/releases/release/buildAndPublish';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { givenSettings } from '@site/federation/settings';
import { appNames } from '@site/federation/build/workspace';
import { z } from 'zod';

// A start that is stopped ends it by a signal: an exit takes the unfinished build away.
process.once('SIGTERM', () => process.exit(143));

const Arguments = z.tuple([z.enum(appNames), z.string(), z.enum(['production', 'development'])]);

const [app, storeDir, mode] = Arguments.parse(process.argv.slice(2));
const store = await openReleaseStore({ ...givenSettings(process.env), RELEASES_DIR: storeDir });
try {
  const result = await buildAndPublish({ app, store, mode, log: line => console.log(line) });
  // Without a parent, as in a Dockerfile, nobody is told: an argument of this call would not even be evaluated.
  process.send?.(result);
} catch (error) {
  if (!(error instanceof CompileError)) throw error;
  console.error(error.message);
  process.send?.({ problem: error.message });
  process.exitCode = 1;
}
