import { rollback } from '@site/releases/release/rollback';
import { createReleaseGate } from '@site/release-gate/releaseGate';
import { createProgress } from './command/progress.ts';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readVersion } from './releases/arguments.ts';
import { renderPages } from './releases/shellProcesses.ts';
import { undoOf } from './releases/whatNext.ts';
import { openStore } from './releases/openStore.ts';
import { runCommand } from './command/runCommand.ts';

const shape = {
  usage: 'npm run rollback -- NAME [VERSION] [--keep] [--dry-run]',
  options: { keep: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  more: true,
} as const;

await runCommand(async () => {
  const { name, second, values } = readArguments(shape, process.argv.slice(2));
  const progress = createProgress();
  const settings = readReleaseSettings();
  const store = await openStore(settings);
  const result = await rollback({
    name,
    store,
    gate: createReleaseGate({ store, gatewayUrls: settings.gatewayUrls, tlsDir: settings.TLS_DIR }),
    version: readVersion(second),
    keep: values.keep,
    dryRun: values['dry-run'],
    prerender: version => renderPages(settings, name, version),
  });
  const { version, from, warnings } = result;
  for (const warning of warnings) progress.step('warning', warning);
  if (values['dry-run'])
    return progress.step(
      'dry run',
      `nothing was changed; ${version} would get all browsers back from ${from}`,
    );
  const others = from === version ? '' : `; ${from} has none`;
  progress.step('rollback', `${version} has all browsers${others}`);
  if (from !== version) progress.print(undoOf(name, result));
});
