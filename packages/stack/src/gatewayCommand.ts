import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase } from './site/siteDatabase.ts';
import { readSettings } from './env/site.ts';
import { Supervisor } from './process/supervisor.ts';
import { buildGateway } from './site/build.ts';
import { addressesOf, gateway } from './site/processes.ts';
import { loadSecrets } from './site/secrets.ts';
import { createProgress } from './command/progress.ts';
import { UserError } from '@site/federation/settings';
import { runCommand, type OnExit } from './command/runCommand.ts';

// npm run export -- TABLE [--to FILE]: one table as CSV, to standard output or to a file with mode 0600.
// npm run erase -- EMAIL [--remove]: what the site stores about an address, and its removal.

await runCommand(async onExit => {
  const [script, ...args] = process.argv.slice(2);
  const at = script === 'export' ? args.indexOf('--to') : -1;
  if (at < 0) return runGatewayScript(`${script}/main.js`, args, onExit);
  const [, file] = args.splice(at, 2);
  if (!file) throw new UserError('--to needs the name of a file.');
  // Written beside it first: a failure leaves an earlier export as it was.
  const temporary = `${file}.part`;
  const output = openSync(temporary, 'w', 0o600);
  const code = await runGatewayScript(`${script}/main.js`, args, onExit, output);
  closeSync(output);
  if (code === 0) renameSync(temporary, file);
  else rmSync(temporary);
  return code;
});

/** On the site's database. @param output file descriptor for what it prints @returns its exit code */
async function runGatewayScript(script: string, args: string[], onExit: OnExit, output = 1): Promise<number> {
  const settings = readSettings();
  const progress = createProgress(line => console.error(line));
  const supervisor = new Supervisor(settings.DATA_DIR);
  onExit(() => supervisor.close());
  const databaseUrl = await connectDatabase(settings, supervisor, progress, onExit);
  const secrets = loadSecrets(settings.DATA_DIR);
  await buildGateway({ settings, secrets, supervisor, progress });
  const { env, cwd } = gateway(settings, addressesOf(settings, secrets, databaseUrl));
  const file = path.join(settings.root, 'gateway/dist', script);
  const child = spawn(process.execPath, [file, ...args], { cwd, env, stdio: ['ignore', output, 2] });
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  return code ?? 1;
}
