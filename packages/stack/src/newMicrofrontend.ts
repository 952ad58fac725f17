import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MICROFRONTEND_NAME, microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { commandArguments } from './site/gatewayScript.ts';
import { runCommand, UserError } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { createMicrofrontend } from './generator/createMicrofrontend.ts';
import { newEntry, nextPort } from './generator/newEntry.ts';

// npm run new:microfrontend -- NAME [--port PORT] [--owner OWNER]

const USAGE = 'Usage: npm run new:microfrontend -- NAME [--port PORT] [--owner OWNER]';
const table: readonly Microfrontend[] = microfrontends;

function readEntry(): Microfrontend {
  const { values, positionals } = parseArgs({
    args: commandArguments(),
    options: { port: { type: 'string' }, owner: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const port = Number(values.port ?? nextPort());
  if (!MICROFRONTEND_NAME.test(name) || /--|-$/.test(name) || positionals.length > 1)
    throw new UserError(`NAME consists of lower-case letters and hyphens, at most 31.\n${USAGE}`);
  if (!Number.isInteger(port) || port < 1024 || port > 65_435)
    throw new UserError(`--port is a whole number from 1024 to 65435.\n${USAGE}`);
  if (table.some(other => other.name === name || other.port === port || other.standalonePort === port))
    throw new UserError(`A microfrontend of this name or port is in the table already.\n${USAGE}`);
  return newEntry(name, port, values.owner);
}

await runCommand(async () => {
  const entry = readEntry();
  const { root } = readSettings({});
  const install = () => {
    const args = [
      'packages/stack/bootstrap.mjs',
      'pnpm',
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
    ];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new UserError('"pnpm install" failed.');
  };
  for (const file of createMicrofrontend(root, entry, install)) console.log(file);
  console.log(`\nCreated ${entry.folder}. Start the site: npm start; its page is /${entry.name}.`);
  return 0;
});
