import { appNames, type AppName } from '@site/federation/build/workspace';
import { listVersions, type VersionLine } from '@site/releases/release/listVersions';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { readReleaseSettings } from './env/release.ts';
import { causeText, createSourceOfStack, type SourceOfStack } from './incidents/sourceOfStack.ts';
import { readArguments } from './releases/arguments.ts';
import { withoutControls } from './command/progress.ts';
import { openStore, runReleaseCommand } from './releases/releaseCommand.ts';

const HEAD = ['version', 'published', 'size', 'traffic', 'contract', 'owner', 'verdict', 'views', 'errors'];

const row = (line: VersionLine) => [
  line.version,
  line.publishedAt.slice(0, 16).replace('T', ' '),
  `${Math.round(line.bytes / 1000)} kB`,
  `${line.traffic} %${line.default ? ' (default)' : ''}`,
  String(line.contractVersion),
  line.owner,
  line.state === 'judged' ? 'being judged' : (line.state ?? '-'),
  ...(line.figures ? [line.figures.views, line.figures.errorViews].map(String) : ['-', '-']),
];

/** Why a version was judged as it was, and the causes of its errors. */
async function reasons({ version, reason, causes }: VersionLine, sourceOf: SourceOfStack) {
  if (reason === undefined) return [];
  const texts = await Promise.all(causes.map(({ text }) => causeText(text, sourceOf)));
  return [`${version}: ${reason}`, ...causes.map(({ views }, at) => `  ${views} views: ${texts[at]}`)].map(
    withoutControls,
  );
}

function table(rows: string[][]) {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(cells => cells[column]?.length ?? 0)));
  return rows
    .map(cells =>
      cells
        .map((cell, column) => withoutControls(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const shape = {
  usage: 'npm run versions -- [NAME]',
  names: [...appNames, 'all'],
  standard: 'all',
  options: {},
} as const;

await runReleaseCommand(async () => {
  const { name } = readArguments(shape, process.argv.slice(2));
  const store = await openStore(readReleaseSettings());
  if (name !== 'all') return printVersions(store, name);
  for (const [at, app] of appNames.entries()) {
    console.log(`${at > 0 ? '\n' : ''}${app}`);
    await printVersions(store, app);
  }
});

async function printVersions(store: ReleaseStore, app: AppName) {
  const lines = await listVersions(store, app);
  console.log(lines.length > 0 ? table([HEAD, ...lines.map(row)]) : `${app} was never published.`);
  const sourceOf = createSourceOfStack(store);
  for (const line of lines) for (const text of await reasons(line, sourceOf)) console.log(text);
}
