import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@site/federation/settings';
import { waitUntil } from '../process/health.ts';
import { identifyProcess } from '../process/pidFile.ts';

const STOP_MS = 15_000;

/**
 * Removes its lock file, too, when the process id belongs to another program now. @returns whether a server was stopped
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const lock = path.join(cluster, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === undefined) return false;
  if (!isPostmaster(pid, cluster)) {
    rmSync(lock, { force: true });
    return false;
  }
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes everything.
  process.kill(pid, 'SIGINT');
  if (await waitUntil(async () => !isPostmaster(pid, cluster), STOP_MS)) return true;
  throw new UserError(
    `A PostgreSQL of an earlier start (process ${pid}) still uses ${cluster}. Stop it first.`,
  );
}

function readPid(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isPostmaster(pid: number, cluster: string): boolean {
  const identity = identifyProcess(pid);
  return identity !== undefined && identity.includes('postgres') && identity.includes(cluster);
}
