import { listVersions, type VersionLine } from '@site/federation/versions';
import { readSettings } from './env.ts';
import { readArguments } from './releases/arguments.ts';
import { runReleaseCommand } from './releases/runRelease.ts';

const HEAD = ['version', 'published', 'size', 'traffic', 'contract', 'owner'];

const row = (line: VersionLine) => [
  line.version,
  line.publishedAt.slice(0, 16).replace('T', ' '),
  `${Math.round(line.bytes / 1000)} kB`,
  `${line.traffic} %${line.default ? ' (default)' : ''}`,
  String(line.contractVersion),
  line.owner,
];

function table(rows: string[][]) {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(cells => cells[column]?.length ?? 0)));
  return rows
    .map(cells =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

await runReleaseCommand(async () => {
  const { name } = readArguments({ usage: 'npm run versions -- NAME', options: {} }, process.argv.slice(2));
  const lines = await listVersions(readSettings().RELEASES_DIR, name);
  console.log(lines.length > 0 ? table([HEAD, ...lines.map(row)]) : `${name} was never published.`);
});
