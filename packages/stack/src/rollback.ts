import { rollback } from '@site/federation/release';
import { createProgress } from './command/progress.ts';
import { readSettings } from './env.ts';
import { readArguments, readVersion } from './releases/arguments.ts';
import { runReleaseCommand } from './releases/runRelease.ts';

await runReleaseCommand(async () => {
  const { name, rest } = readArguments('npm run rollback -- NAME [VERSION]', {}, process.argv.slice(2));
  const progress = createProgress();
  const storeDir = readSettings().RELEASES_DIR;
  const { version, from } = await rollback({ name, storeDir, version: readVersion(rest[0]) });
  progress.step('switch', `${version} has all visitors again; ${from} has none`);
  progress.say(`Rolled back. To undo: npm run release -- ${name} --published ${from}`);
});
