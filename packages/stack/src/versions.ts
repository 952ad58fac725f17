import { appNames, type AppName } from '@site/federation/build/workspace';
import { judgements, type Judgement } from '@site/releases/judge/judge';
import { versionsOf, type PublishedVersion } from '@site/releases/registry/registry';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { withoutControls } from './command/progress.ts';
import { readReleaseSettings } from './env/release.ts';
import { causeText, createSourceOfStack } from './incidents/sourceOfStack.ts';
import { readArguments } from './releases/arguments.ts';
import { openStore } from './releases/openStore.ts';
import { runCommand } from './command/runCommand.ts';

const HEAD = ['version', 'published', 'size', 'traffic', 'contract', 'owner', 'verdict', 'views', 'errors'];

/** Every version of an app that the registry lists, newest first, what was not checked, and why those were judged that were. */
async function printVersions(store: ReleaseStore, app: AppName) {
  const { registry } = await store.read();
  const listed = versionsOf(registry, app).toReversed();
  if (listed.length === 0) return console.log(`${app} was never published.`);
  const sizes = new Map((await store.versions(app)).map(({ version, bytes }) => [version, bytes]));
  const judged = (await judgements(store, registry, new Date())).find(one => one.judged.name === app);
  const lines = listed.map(one => ({
    row: rowOf(one, sizes.get(one.metadata.version) ?? 0),
    version: one.metadata.version,
    unchecked: one.extras.unchecked,
    state: judged?.judged.version === one.metadata.version ? soFar(judged) : one.extras.verdict,
  }));
  const verdicts = lines.map(({ row, state }) => [
    ...[...row, state?.state ?? '-'],
    ...[state?.figures?.views, state?.figures?.errorViews].map(count => String(count ?? '-')),
  ]);
  console.log(table([HEAD, ...verdicts]));
  const sourceOf = createSourceOfStack(store);
  for (const { version, state, unchecked } of lines) {
    if (unchecked) console.log(withoutControls(`${version}: not checked: ${unchecked.join(', ')}`));
    if (state?.reason !== undefined) console.log(withoutControls(`${version}: ${state.reason}`));
    for (const { text, views } of state?.causes ?? [])
      console.log(withoutControls(`  ${views} views: ${await causeText(text, sourceOf)}`));
  }
}

const rowOf = ({ metadata, deployment, extras }: PublishedVersion, bytes: number) => [
  metadata.version,
  extras.publishedAt.slice(0, 16).replace('T', ' '),
  `${Math.round(bytes / 1000)} kB`,
  `${deployment.traffic} %${deployment.default ? ' (default)' : ''}`,
  String(extras.contractVersion),
  extras.owner,
];

/** In the place of the verdict that is still to come. */
const soFar = ({ decision, figures, causes }: Judgement) => ({
  ...{ figures, causes, state: 'being judged' },
  reason: 'reason' in decision ? decision.reason : `${decision.share} % next`,
});

function table(rows: string[][]) {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(cells => cells[column]?.length ?? 0)));
  const line = (cells: string[]) => cells.map((cell, at) => withoutControls(cell).padEnd(widths[at] ?? 0));
  return rows.map(cells => line(cells).join('  ').trimEnd()).join('\n');
}

const shape = {
  usage: 'npm run versions -- [NAME]',
  names: [...appNames, 'all'],
  standard: 'all',
  options: {},
} as const;

await runCommand(async () => {
  const { name } = readArguments(shape, process.argv.slice(2));
  const store = await openStore(readReleaseSettings());
  if (name !== 'all') return printVersions(store, name);
  for (const [at, app] of appNames.entries()) {
    console.log(`${at > 0 ? '\n' : ''}${app}`);
    await printVersions(store, app);
  }
});
