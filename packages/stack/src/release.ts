import { openReleaseStore } from '@site/federation/registry/openReleaseStore';
import { release, type ReleaseResult } from '@site/federation/release/release';
import { createProgress } from './command/progress.ts';
import { readReleaseSettings } from './env/release.ts';
import { readArguments, readTraffic, readVersion, UsageError } from './releases/arguments.ts';
import { runGateCommand } from './releases/runGateCommand.ts';
import { runPrerenderCommand } from './releases/runPrerenderCommand.ts';
import { runReleaseCommand } from './releases/runRelease.ts';
import { stepsWithTimes } from './releases/stopwatch.ts';

/** In percent, of a version whose pages no browser has opened. */
const UNCHECKED_TRAFFIC = '5';

const shape = {
  usage:
    'npm run release -- NAME [--traffic PERCENT] [--version VERSION | --published VERSION] [--committed-schema] [--no-browser] [--dry-run]',
  options: {
    traffic: { type: 'string' },
    version: { type: 'string' },
    published: { type: 'string' },
    'committed-schema': { type: 'boolean' },
    'no-browser': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
} as const;

await runReleaseCommand(async () => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const progress = createProgress();
  const settings = readReleaseSettings();
  // Nobody has seen it: to more browsers it gets when somebody says so.
  const traffic = readTraffic(values.traffic ?? (values['no-browser'] ? UNCHECKED_TRAFFIC : undefined));
  const dryRun = values['dry-run'];
  if (values.version !== undefined && values.published !== undefined)
    throw new UsageError('--version builds, --published takes what is there: only one of them.');
  const result = await release({
    name,
    store: await openReleaseStore(settings),
    ...(!values['committed-schema'] && {
      gatewayUrl: settings.GATEWAY_URL,
      tlsDir: settings.TLS_DIR,
      gatewayRequired: settings.gatewayIsNamed,
    }),
    traffic,
    version: readVersion(values.version),
    published: readVersion(values.published),
    dryRun,
    run: values['no-browser'] ? undefined : build => runGateCommand(settings, build),
    prerender: version => runPrerenderCommand(settings, name, version),
    report: stepsWithTimes(progress),
  });
  if (!dryRun) for (const line of whatNext(name, traffic, result)) progress.print(line);
});

/** How to go on, and how to take it back. */
function whatNext(name: string, traffic: number, { version, before }: ReleaseResult): string[] {
  const give = (share: string) => `npm run release -- ${name} --published ${version}${share}`;
  const back = `Take it back:  npm run rollback -- ${name}`;
  if (traffic === 0)
    return [
      `Published ${name} ${version}, with no traffic.`,
      'See it:  the page /releases of the site pins it for your browser (outside production).',
      `Try it:  ${give(' --traffic 10')}`,
    ];
  if (traffic < 100)
    return [`Released ${name} ${version} to ${traffic} % of the browsers.`, `To all:  ${give('')}`, back];
  if (before === version) return [`${name} ${version} had all browsers already, or has them again.`];
  if (before === undefined)
    return [`Released ${name} ${version}, the first one: there is none to go back to.`];
  return [`Released ${name} ${version}; ${before} is its fallback.`, back];
}
