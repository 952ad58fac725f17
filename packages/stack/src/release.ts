import { release } from '@site/releases/release/release';
import { createReleaseGate } from '@site/release-gate/releaseGate';
import { createProgress } from './command/progress.ts';
import { runCommand, UsageError } from './command/runCommand.ts';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readVersion } from './releases/arguments.ts';
import { whatNext } from './releases/whatNext.ts';
import { renderPages, startPageOpener } from './releases/shellProcesses.ts';
import { openStore } from './releases/openStore.ts';
import { readShares } from './releases/shares.ts';

const shape = {
  usage:
    'npm run release -- NAME [--traffic PERCENT | --progressive [--step-minutes N] [--step-views N]]' +
    ' [--version VERSION | --published VERSION] [--no-tests] [--no-browser] [--dry-run]',
  options: {
    traffic: { type: 'string' },
    progressive: { type: 'boolean' },
    'step-minutes': { type: 'string' },
    'step-views': { type: 'string' },
    version: { type: 'string' },
    published: { type: 'string' },
    'no-tests': { type: 'boolean' },
    'no-browser': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
} as const;

await runCommand(async () => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const progress = createProgress();
  const settings = readReleaseSettings();
  const { traffic, plan } = readShares(values);
  const dryRun = values['dry-run'];
  if (values.version !== undefined && values.published !== undefined)
    throw new UsageError('--version builds, --published takes what is there: only one of them.');
  const store = await openStore(settings);
  const gate = createReleaseGate({
    store,
    report: progress.step,
    gatewayUrls: settings.gatewayUrls,
    tlsDir: settings.TLS_DIR,
    gatewayRequired: settings.gatewayIsNamed,
    noTests: values['no-tests'],
    startOpener: values['no-browser'] ? undefined : () => startPageOpener(settings),
  });
  const result = await release({
    name,
    store,
    gate,
    traffic,
    plan,
    version: readVersion(values.version),
    published: readVersion(values.published),
    dryRun,
    prerender: version => renderPages(settings, name, version),
    report: progress.step,
  });
  if (dryRun || !result) return;
  const lines = whatNext(result, { name, traffic, isJudged: !!plan, noBrowser: values['no-browser'] });
  for (const line of lines) progress.print(line);
});
