import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MICROFRONTEND_NAME, microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { commandArguments } from './site/gatewayScript.ts';
import { runCommand, UserError } from './command/runCommand.ts';
import { root } from './env/rules.ts';
import { createMicrofrontend, titleOf } from './generator/createMicrofrontend.ts';

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
  const port = Number(values.port ?? Math.max(...table.map(other => other.port)) + 1);
  if (!MICROFRONTEND_NAME.test(name) || /--|-$/.test(name) || positionals.length > 1)
    throw new UserError(`NAME consists of lower-case letters and hyphens, at most 31.\n${USAGE}`);
  if (!Number.isInteger(port) || port < 1024 || port > 65_435)
    throw new UserError(`--port is a whole number from 1024 to 65435.\n${USAGE}`);
  if (table.some(other => other.name === name || other.port === port || other.standalonePort === port))
    throw new UserError(`A microfrontend of this name or port is in the table already.\n${USAGE}`);
  const title = titleOf(name);
  return {
    name,
    folder: `mfe-${name}`,
    port,
    standalonePort: port + 100,
    owner: values.owner ?? `${name} team`,
    budgetKb: 30,
    // Pages with queries are for users: public pages are pre-rendered without a gateway.
    pages: [
      { path: `/${name}`, access: 'user', name: title, title, description: `${title} of Ounce & Block.` },
    ],
  };
}

await runCommand(async () => {
  const entry = readEntry();
  const files = createMicrofrontend(root, entry, table);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // The new package needs its links before types are generated for it.
  const install = ['pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync(process.execPath, ['packages/stack/bootstrap.mjs', ...install], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('"pnpm install" failed.');
  run('packages/tooling/src/codegen.ts');
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', '--log-level=warn', ...files);
  console.log(
    [...files, `\nCreated ${entry.folder}. Start the site: npm start; its page is /${entry.name}.`].join(
      '\n',
    ),
  );
  return 0;
});
