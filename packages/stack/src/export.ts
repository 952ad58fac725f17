import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandArguments, runGatewayScript } from './site/gatewayScript.ts';
import { runCommand } from './command/runCommand.ts';

// npm run export -- TABLE [--to FILE]: one table as CSV, to standard output or to a file with mode 0600.

await runCommand(async onExit => {
  const { values, positionals } = parseArgs({
    args: commandArguments(),
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.to === undefined) return runGatewayScript('export/main.js', positionals, onExit);
  const file = path.resolve(values.to);
  // Written beside it first: a failure leaves an earlier export as it was.
  const temporary = `${file}.part`;
  const output = openSync(temporary, 'w', 0o600);
  const code = await runGatewayScript('export/main.js', positionals, onExit, output);
  closeSync(output);
  if (code === 0) renameSync(temporary, file);
  else rmSync(temporary);
  return code;
});
