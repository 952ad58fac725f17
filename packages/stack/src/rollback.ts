import { rollback } from '@site/release-gate/release/rollback';
import { createProgress } from './command/progress.ts';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readVersion } from './releases/arguments.ts';
import { runPrerenderCommand } from './releases/runPrerenderCommand.ts';
import { runReleaseCommand } from './releases/runRelease.ts';
import { stepsWithTimes } from './releases/stopwatch.ts';
import { openStore } from './releases/openStore.ts';

const shape = {
  usage: 'npm run rollback -- NAME [VERSION] [--keep] [--dry-run]',
  options: { keep: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  more: true,
} as const;

await runReleaseCommand(async () => {
  const { name, second, values } = readArguments(shape, process.argv.slice(2));
  const progress = createProgress();
  const report = stepsWithTimes(progress);
  const settings = readReleaseSettings();
  const { version, from, share, warnings } = await rollback({
    name,
    store: await openStore(settings),
    version: readVersion(second),
    keep: values.keep,
    dryRun: values['dry-run'],
    gatewayUrls: settings.gatewayUrls,
    tlsDir: settings.TLS_DIR,
    prerender: version => runPrerenderCommand(settings, name, version),
  });
  for (const warning of warnings) progress.step('warning', warning);
  if (values['dry-run'])
    return report('dry run', `nothing was changed; ${version} would get all browsers back from ${from}`);
  const others = from === version ? '' : `; ${from} has none`;
  report('rollback', `${version} has all browsers${others}`);
  const traffic = share < 100 ? ` --traffic ${share}` : '';
  if (from !== version) progress.print(`Undo it:  npm run release -- ${name} --published ${from}${traffic}`);
});
