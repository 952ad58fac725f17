import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../command/runCommand.ts';
import type { Binaries } from './binaries.ts';
import { makeReachableFolder, type Owner } from './owner.ts';

const run = promisify(execFile);
const MAJOR = '18';

/** The folder and owner of a cluster, and the password of its superuser. */
export interface Cluster {
  folder: string;
  owner: Owner | undefined;
  password: string;
  /** False for a temporary one, whose files need not reach the disk. */
  durable: boolean;
}

/**
 * Creates the cluster on the first start, beside its folder and then moved: a killed initdb leaves nothing that
 * looks like a database.
 */
export async function prepareCluster(cluster: Cluster, binaries: Binaries): Promise<void> {
  const version = path.join(cluster.folder, 'PG_VERSION');
  if (!existsSync(version)) return create(cluster, binaries);
  const found = readFileSync(version, 'utf8').trim();
  if (found !== MAJOR) {
    throw new UserError(
      `${cluster.folder} holds data of PostgreSQL ${found}, and this is ${MAJOR}. Dump and restore it, or set another DATA_DIR.`,
    );
  }
}

async function create({ folder, owner, password, durable }: Cluster, { initdb }: Binaries): Promise<void> {
  const temporary = `${folder}.new`;
  rmSync(temporary, { recursive: true, force: true });
  makeReachableFolder(path.dirname(folder), owner);
  const passwordFile = path.join(path.dirname(folder), 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    await run(initdb, [...initdbArguments(temporary, passwordFile), ...(durable ? [] : ['--no-sync'])], {
      ...owner,
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
    renameSync(temporary, folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ];
}
