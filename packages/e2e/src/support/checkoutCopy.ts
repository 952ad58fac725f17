import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const original = path.join(import.meta.dirname, '../../../..');
const execute = promisify(execFile);

/** A copy of the checkout in which a test may change what it likes; dispose of it at the end. */
export interface CheckoutCopy extends AsyncDisposable {
  root: string;
  /** Runs a root command (`release`, `node FILE`, …) in the copy; @returns what it printed */
  run(command: string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

/** Copies the files that git knows or would add, and installs the dependencies. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  await chmod(root, 0o755);
  const { stdout } = await execute('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: original });
  const files = stdout.split('\0').filter(file => file && existsSync(path.join(original, file)));
  for (const file of files) await cp(path.join(original, file), path.join(root, file), { recursive: true });
  const run = async (command: string[], env = process.env) => {
    const args = ['packages/stack/bootstrap.mjs', ...command];
    return (await execute(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 })).stdout;
  };
  await run(['node', '--version']);
  return {
    root,
    run,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
