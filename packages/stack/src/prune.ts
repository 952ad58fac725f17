import { appNames } from '@site/federation/build/workspace';
import { prune } from '@site/releases/release/prune';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readNumber } from './releases/arguments.ts';
import { openStore } from './releases/openStore.ts';
import { runCommand } from './command/runCommand.ts';

const shape = {
  usage: 'npm run prune -- [NAME] [--keep 10] [--days 7] [--dry-run]',
  options: {
    keep: { type: 'string', default: '10' },
    days: { type: 'string', default: '7' },
    'dry-run': { type: 'boolean' },
  },
  names: [...appNames, 'all'],
  standard: 'all',
} as const;

// npm run prune: takes old versions of one app, or of all, out of the registry and the store
await runCommand(async () => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const { 'dry-run': dryRun } = values;
  const counts = { keep: readNumber('--keep', values.keep), days: readNumber('--days', values.days) };
  const store = await openStore(readReleaseSettings());
  const { registry } = await store.read();
  const published = appNames.filter(app => Object.hasOwn(registry.microFrontends, app));
  for (const one of name === 'all' ? published : [name]) {
    const gone = await prune({ name: one, store, dryRun, ...counts });
    const what = `${dryRun ? 'Would remove' : 'Removed'} ${gone.join(', ')}.`;
    console.log(`${one}: ${gone.length > 0 ? what : 'Nothing to remove.'}`);
  }
});
