import { UserError } from '@site/federation/settings';
import { readReleaseSettings } from './env/release.ts';
import { describeIncident, groupErrors } from './incidents/groupErrors.ts';
import { ownLogs, readBrowserLog, readSince } from './incidents/logLines.ts';
import { createSourceOfStack } from './incidents/sourceOfStack.ts';
import { readArguments } from './releases/arguments.ts';
import { openStore } from './releases/openStore.ts';
import { runCommand } from './command/runCommand.ts';

const shape = {
  usage: 'npm run incidents -- NAME [--since TIME] [--log FILE]…',
  help:
    'TIME: 90m, 2h or 1d ago, 2026-11-22 or 2026-11-22T13:50Z; by default 24h. ' +
    'FILE: a log of a shell host, - for standard input; by default those of npm start.',
  options: { since: { type: 'string' }, log: { type: 'string', multiple: true } },
} as const;

// npm run incidents -- education --since 90m: what went wrong in browsers, by cause
await runCommand(async () => {
  const { name, values } = readArguments(shape, process.argv.slice(2));
  const since = readSince(values.since ?? '24h');
  const settings = readReleaseSettings();
  const files = values.log ?? ownLogs(settings.DATA_DIR);
  if (files.length === 0)
    throw new UserError('There is no log of a shell host here: name it with --log FILE.');
  const store = await openStore(settings);
  const log = await readBrowserLog(files, since);
  const own = log.errors.filter(({ microfrontend }) => microfrontend === name);
  const incidents = await groupErrors(own, createSourceOfStack(store));
  const { registry } = await store.read();
  if (!registry.microFrontends[name]?.length)
    console.error(
      `${store.location} lists no version of ${name}: no lines of sources and no releases are known. In containers: docker compose run --rm -T tools incidents`,
    );
  const count = `${incidents.length} ${incidents.length === 1 ? 'cause' : 'causes'}`;
  console.log(`${name}: ${count} of errors in browsers since ${since.toISOString().slice(0, 16)}Z`);
  for (const [at, incident] of incidents.entries())
    console.log(`\n${at + 1}. ${describeIncident(incident, registry, name)}`);
  if (log.dropped > 0)
    console.log(
      `\n${log.dropped} more errors, of any part of the site, were counted and not logged: too many different ones in a minute.`,
    );
});
