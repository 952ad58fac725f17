import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Complaint, type AtEnd } from '../command/runCommand.ts';
import type { Progress } from '../command/progress.ts';
import { requireDatabase } from '../database/connection.ts';
import { databaseUrl, prepareEmbedded } from '../database/embedded.ts';
import type { SiteSettings } from '../env.ts';
import { findRecorded } from '../process/pidFile.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { DATABASE_NAME } from './database.ts';
import { takeDataFolder } from './lock.ts';
import { findFreePorts } from './ports.ts';
import { keepSecrets } from './secrets.ts';

/**
 * The site's database for a command that works beside it: the one of DATABASE_URL, the embedded one of the
 * site that runs from this data folder, or that one started for as long as the command takes.
 * @returns its address
 * @throws Complaint when there is no such database yet
 */
export async function reachDatabase(
  { DATABASE_URL, DATA_DIR: dataDir, inherited: env }: SiteSettings,
  supervisor: Supervisor,
  progress: Progress,
  atEnd: AtEnd,
): Promise<string> {
  if (DATABASE_URL) {
    await requireDatabase(DATABASE_URL);
    return DATABASE_URL;
  }
  if (!existsSync(path.join(dataDir, 'postgres/data/PG_VERSION')))
    throw new Complaint(`There is no database in ${dataDir} yet: start the site once, or set DATABASE_URL.`);
  if (findRecorded(path.join(dataDir, 'start'), 'start') !== undefined)
    return readFileSync(path.join(dataDir, 'database.url'), 'utf8');
  const release = await takeDataFolder(dataDir, progress);
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const embedded = await prepareEmbedded({ dataDir, port, password: keepSecrets(dataDir).postgres, env });
  await supervisor.start(embedded.part);
  // Tasks of atEnd run last registered first: the folder is free once the database has stopped.
  atEnd(async () => {
    await supervisor.close();
    release();
  });
  return databaseUrl(embedded.serverUrl, DATABASE_NAME);
}
