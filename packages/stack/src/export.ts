import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from './command/progress.ts';
import { UserError, runCommand } from './command/runCommand.ts';
import { readSettings } from './env.ts';
import { Supervisor } from './process/supervisor.ts';
import { connectDatabase } from './database/siteDatabase.ts';
import { buildGateway } from './site/build.ts';
import { addressesOf, gateway } from './site/parts.ts';
import { loadSecrets } from './site/secrets.ts';

// npm run export -- consultations|signups [--to FILE]
// The table is data of the business: as CSV to standard output, or to a file that only its owner can read.

const USAGE = 'Usage: npm run export -- consultations|signups [--to FILE]';

function readArguments() {
  try {
    const args = process.argv.slice(2).filter((arg, at) => at > 0 || arg !== '--');
    const { values, positionals } = parseArgs({
      args,
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    const [table = '', ...surplus] = positionals;
    if (surplus.length === 0 && ['consultations', 'signups'].includes(table))
      return { table, file: values.to };
  } catch {
    // Said below, like everything else that means nothing.
  }
  throw new UserError(USAGE);
}

await runCommand(async onExit => {
  const { table, file } = readArguments();
  const settings = readSettings();
  const { root, DATA_DIR } = settings;
  // Standard output belongs to the table.
  const progress = createProgress(line => console.error(line));
  const supervisor = new Supervisor(DATA_DIR);
  onExit(() => supervisor.close());
  const databaseUrl = await connectDatabase(settings, supervisor, progress, onExit);
  const secrets = loadSecrets(DATA_DIR);
  await buildGateway({ settings, secrets, supervisor, progress });
  const { env, cwd } = gateway(settings, addressesOf(settings, secrets, databaseUrl));
  const script = path.join(root, 'gateway/dist/export/main.js');
  // Beside its place first: a failure leaves an earlier export as it was.
  const draft = file === undefined ? undefined : `${path.resolve(file)}.part`;
  const output = draft === undefined ? 1 : openSync(draft, 'w', 0o600);
  const child = spawn(process.execPath, [script, table], { cwd, env, stdio: ['ignore', output, 2] });
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  if (draft !== undefined && file !== undefined) {
    closeSync(output);
    if (code === 0) renameSync(draft, path.resolve(file));
    else rmSync(draft);
  }
  return code ?? 1;
});
