import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabase, requireDatabase } from '../database/connection.ts';
import { shortPath } from '../command/progress.ts';
import { databaseUrl, prepareEmbedded } from '../database/embedded.ts';
import type { Site } from './site.ts';

/** The database of the site within the embedded PostgreSQL. */
export const DATABASE_NAME = 'ounce_and_block';

/**
 * Brings the database of the site: the one that DATABASE_URL names, else the embedded PostgreSQL.
 * @returns its address
 */
export async function bringDatabase({ settings, secrets, supervisor, progress }: Site): Promise<string> {
  if (settings.DATABASE_URL) {
    await requireDatabase(settings.DATABASE_URL);
    progress.step('database', 'the one of DATABASE_URL answers');
    return settings.DATABASE_URL;
  }
  const { DATA_DIR: dataDir, POSTGRES_PORT: port, inherited: env } = settings;
  const embedded = await prepareEmbedded({ dataDir, port, password: secrets.postgres, env });
  if (embedded.stoppedLeftover) progress.step('database', 'stopped one that an earlier start left behind');
  await supervisor.start(embedded.part);
  await ensureDatabase(embedded.serverUrl, DATABASE_NAME);
  const url = databaseUrl(embedded.serverUrl, DATABASE_NAME);
  const urlFile = path.join(dataDir, 'database.url');
  writeFileSync(urlFile, url, { mode: 0o600 });
  progress.step(
    'database',
    `PostgreSQL on port ${port} · psql "$(cat ${shortPath(settings.root, urlFile)})"`,
  );
  return url;
}
