import { spawn } from 'node:child_process';
import path from 'node:path';
import { connectDatabase } from './siteDatabase.ts';
import { readSettings } from '../env/site.ts';
import { Supervisor } from '../process/supervisor.ts';
import { buildGateway } from './build.ts';
import { addressesOf, gateway } from './processes.ts';
import { loadSecrets } from './secrets.ts';
import { createProgress } from '../command/progress.ts';
import type { OnExit } from '../command/runCommand.ts';

/**
 * Runs a script of the gateway on the site's database, which is started for it if necessary.
 * @param script path below gateway/dist
 * @param output file descriptor for what it prints; progress goes to standard error
 * @returns its exit code
 */
export async function runGatewayScript(
  script: string,
  args: string[],
  onExit: OnExit,
  output = 1,
): Promise<number> {
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

/** @returns the arguments without the `--` that pnpm passes on. */
export const commandArguments = (): string[] =>
  process.argv.slice(2).filter((argument, at) => at > 0 || argument !== '--');
