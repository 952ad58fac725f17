import { release, type ReleaseResult } from '@site/releases/release/release';
import { createReleaseGate } from '@site/release-gate/releaseGate';
import type { StepPlan } from '@site/releases/judge/steps';
import { createProgress } from './command/progress.ts';
import { isInterrupted } from './command/runCommand.ts';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readVersion, UsageError } from './releases/arguments.ts';
import { renderPages, startPageOpener } from './releases/shellProcesses.ts';
import { openStore, runReleaseCommand, stepsWithTimes } from './releases/releaseCommand.ts';
import { readShares } from './releases/shares.ts';

const shape = {
  usage:
    'npm run release -- NAME [--traffic PERCENT | --progressive [--step-minutes N] [--step-views N]]' +
    ' [--version VERSION | --published VERSION] [--committed-schema] [--no-tests] [--no-browser] [--dry-run]',
  options: {
    traffic: { type: 'string' },
    progressive: { type: 'boolean' },
    'step-minutes': { type: 'string' },
    'step-views': { type: 'string' },
    version: { type: 'string' },
    published: { type: 'string' },
    'committed-schema': { type: 'boolean' },
    'no-tests': { type: 'boolean' },
    'no-browser': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
} as const;

await runReleaseCommand(async onExit => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const progress = createProgress();
  let step = 'sources';
  onExit(async code => {
    if (isInterrupted(code)) console.error(`\nInterrupted${whatInterrupted(name, step)}`);
  });
  const settings = readReleaseSettings();
  const { traffic, plan } = readShares(values);
  const dryRun = values['dry-run'];
  if (values.version !== undefined && values.published !== undefined)
    throw new UsageError('--version builds, --published takes what is there: only one of them.');
  const store = await openStore(settings);
  const report = stepsWithTimes(progress);
  const gate = createReleaseGate({
    store,
    report,
    ...(!values['committed-schema'] && {
      gatewayUrls: settings.gatewayUrls,
      tlsDir: settings.TLS_DIR,
      gatewayRequired: settings.gatewayIsNamed,
    }),
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
    begin: (begun, text) => {
      step = begun;
      if (text) progress.step(begun, text);
    },
    report,
  });
  if (!dryRun) for (const line of whatNext(name, traffic, plan, result)) progress.print(line);
});

/** What a release has changed that was stopped during a step. */
function whatInterrupted(name: string, step: string) {
  if (step !== 'publish') return '. Nothing was published: browsers are served as before.';
  return ` while it was published: npm run versions -- ${name} says what browsers are served with.`;
}

/** How to go on, and how to take it back. */
function whatNext(
  name: string,
  traffic: number,
  plan: StepPlan | undefined,
  { version, before }: ReleaseResult,
): string[] {
  const give = (share: string) => `npm run release -- ${name} --published ${version}${share}`;
  const back = `Take it back:  npm run rollback -- ${name}`;
  if (traffic === 0)
    return [
      `Published ${name} ${version}, with no traffic.`,
      'See it:  the page /releases of the site pins it for your browser (outside production).',
      `Try it:  ${give(' --traffic 10')}`,
    ];
  if (plan)
    return [
      `Released ${name} ${version} step by step: the shell hosts compare it with ${before ?? 'nothing'}, and take it back if it is worse.`,
      `See how it goes:  npm run versions -- ${name}`,
      `To all now:  ${give('')}`,
      back,
    ];
  if (traffic < 100)
    return [`Released ${name} ${version} to ${traffic} % of the browsers.`, `To all:  ${give('')}`, back];
  if (before === version) return [`${name} ${version} had all browsers already, or has them again.`];
  if (before === undefined)
    return [`Released ${name} ${version}, the first one: there is none to go back to.`];
  return [`Released ${name} ${version}, after ${before}.`, back];
}
