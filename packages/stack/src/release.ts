import { release } from '@site/federation/release';
import { createProgress } from './command/progress.ts';
import { readSettings } from './env.ts';
import { readArguments, readTraffic, readVersion } from './releases/arguments.ts';
import { runReleaseCommand } from './releases/runRelease.ts';

const usage =
  'npm run release -- NAME [--traffic PERCENT] [--version VERSION | --published VERSION] [--dry-run]';

await runReleaseCommand(async () => {
  const { name, values } = readArguments(
    usage,
    {
      traffic: { type: 'string' },
      version: { type: 'string' },
      published: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    process.argv.slice(2),
  );
  const progress = createProgress();
  const { version } = await release({
    name,
    storeDir: readSettings().RELEASES_DIR,
    traffic: readTraffic(values.traffic),
    version: readVersion(values.version),
    published: readVersion(values.published),
    dryRun: values['dry-run'],
    report: (step, text) => progress.step(step, text),
  });
  if (values['dry-run']) return;
  progress.say(`Released ${name} ${version}. To take it back: npm run rollback -- ${name}`);
});
