import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@site/federation/settings';
import { type OnExit } from '../command/runCommand.ts';
import type { Progress } from '../command/progress.ts';
import type { SiteSettings } from '../env/site.ts';
import { findRecorded } from '../process/pidFile.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { acquireLock } from './dataLock.ts';
import { freePort } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import type { Site } from './site.ts';
import { ensureDatabase, requireDatabase } from '../database/connection.ts';
import { databaseUrl, prepareEmbedded } from '../database/embedded.ts';

const DATABASE_NAME = 'ounce_and_block';
const urlFileOf = (dataDir: string) => path.join(dataDir, 'database.url');

/** The embedded PostgreSQL, unless DATABASE_URL names another. @returns its address */
export async function startDatabase({ settings, secrets, supervisor, progress }: Site): Promise<string> {
  if (settings.DATABASE_URL) {
    await requireDatabase(settings.DATABASE_URL);
    progress.step('database', 'connected to DATABASE_URL');
    return settings.DATABASE_URL;
  }
  const { DATA_DIR: dataDir, POSTGRES_PORT: port, inherited: env, root } = settings;
  const embedded = await prepareEmbedded({ dataDir, port, password: secrets.postgres, env });
  if (embedded.stoppedOrphan) progress.step('database', 'stopped the server of an earlier start');
  await supervisor.start(embedded.process);
  await ensureDatabase(embedded.serverUrl, DATABASE_NAME);
  const url = databaseUrl(embedded.serverUrl, DATABASE_NAME);
  writeFileSync(urlFileOf(dataDir), url, { mode: 0o600 });
  progress.step(
    'database',
    `PostgreSQL on port ${port} · psql "$(cat ${path.relative(root, urlFileOf(dataDir))})"`,
  );
  return url;
}

/** DATABASE_URL, the database of the site that runs, or one for as long as the command runs. @throws UserError */
export async function connectDatabase(
  { DATABASE_URL, DATA_DIR: dataDir, inherited: env }: SiteSettings,
  supervisor: Supervisor,
  progress: Progress,
  onExit: OnExit,
): Promise<string> {
  if (DATABASE_URL) {
    await requireDatabase(DATABASE_URL);
    return DATABASE_URL;
  }
  if (!existsSync(path.join(dataDir, 'postgres/data/PG_VERSION')))
    throw new UserError(`There is no database in ${dataDir} yet: start the site once, or set DATABASE_URL.`);
  if (findRecorded(path.join(dataDir, 'start'), 'start') !== undefined)
    return readFileSync(urlFileOf(dataDir), 'utf8');
  const release = await acquireLock(dataDir, progress);
  const port = await freePort();
  const embedded = await prepareEmbedded({ dataDir, port, password: loadSecrets(dataDir).postgres, env });
  await supervisor.start(embedded.process);
  // Exit tasks run last registered first: the lock is released once the database has stopped.
  onExit(async () => {
    await supervisor.close();
    release();
  });
  return databaseUrl(embedded.serverUrl, DATABASE_NAME);
}
