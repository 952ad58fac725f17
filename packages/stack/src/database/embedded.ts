import path from 'node:path';
import type { ProcessSpec } from '../process/siteProcess.ts';
import { findPrograms, prepareCluster } from './cluster.ts';
import { accepts } from './connection.ts';
import { findOwner, makeReachableFolder } from './owner.ts';
import { stopOrphan } from './postmaster.ts';

/** What the embedded PostgreSQL needs to know. */
export interface EmbeddedOptions {
  dataDir: string;
  port: number;
  password: string;
  env: NodeJS.ProcessEnv;
  /** False for a temporary database: nothing waits for the disk. */
  durable?: boolean;
}

/** A crash of PostgreSQL still loses no commit; a crash of the machine may. */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off'];
const serverScript = path.join(import.meta.dirname, 'server.ts');

/** Makes the cluster if there is none, stops a server that outlived a crash, and describes the process. */
export async function prepareEmbedded({ dataDir, port, password, env, durable = true }: EmbeddedOptions) {
  const owner = findOwner();
  const folder = path.join(dataDir, 'postgres', 'data');
  makeReachableFolder(path.dirname(folder), owner);
  const programs = findPrograms(dataDir, owner);
  const stoppedOrphan = await stopOrphan(folder);
  await prepareCluster({ folder, owner, password, durable }, programs);
  const binary = path.join(programs, 'postgres');
  const server = { binary, cluster: folder, port, flags: durable ? [] : NOT_DURABLE, owner };
  const serverUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const process: ProcessSpec = {
    name: 'database',
    args: [serverScript, JSON.stringify(server)],
    env,
    cwd: dataDir,
    healthy: () => accepts(serverUrl),
  };
  return { process, serverUrl, stoppedOrphan };
}

/** @returns the address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
