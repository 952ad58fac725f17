import { appNames } from '@site/federation/build/workspace';
import { readReleaseSettings } from './env/release.ts';
import { readArguments } from './releases/arguments.ts';
import { pruneVersions } from './releases/pruneVersions.ts';
import { openStore, runReleaseCommand } from './releases/releaseCommand.ts';

const shape = {
  usage: 'npm run prune -- [NAME] [--keep 10] [--days 7] [--dry-run]',
  options: { keep: { type: 'string' }, days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  names: [...appNames, 'all'],
  standard: 'all',
} as const;

// npm run prune: takes old versions of one app, or of all, out of the registry and the store
await runReleaseCommand(async () => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const store = await openStore(readReleaseSettings());
  const { registry } = await store.read();
  const published = appNames.filter(app => Object.hasOwn(registry.microFrontends, app));
  for (const one of name === 'all' ? published : [name]) {
    const request = { name: one, store, dryRun: values['dry-run'] };
    console.log(`${one}: ${await pruneVersions(request, values.keep, values.days)}`);
  }
});
