import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnExit } from '../command/runCommand.ts';
import type { Progress } from '../command/progress.ts';
import { portVariables, readSettings, type SiteSettings } from '../env/site.ts';
import type { ProcessSpec } from '../process/siteProcess.ts';
import { buildStale } from '../site/build.ts';
import { startDatabase } from '../site/siteDatabase.ts';
import { findFreePorts } from '../site/ports.ts';
import { describeProcesses, prepareSite, startProcesses, type Site } from '../site/site.ts';

/** The folder for what explains a failed test. */
export const testLogFolder = ({ DATA_DIR }: SiteSettings): string => path.join(DATA_DIR, 'test-logs');

/**
 * Starts a whole site of its own: free ports, an empty database, default settings. Only the builds are
 * kept from run to run, and the logs of the last run.
 */
export async function startSiteUnderTest(
  env: NodeJS.ProcessEnv,
  keptSettings: SiteSettings,
  progress: Progress,
  onExit: OnExit,
): Promise<Site & { processes: ProcessSpec[]; databaseUrl: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-test-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  chmodSync(dataDir, 0o755);
  onExit(async () => rmSync(dataDir, { recursive: true, force: true }));
  const logs = path.join(testLogFolder(keptSettings), 'site');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  symlinkSync(logs, path.join(dataDir, 'logs'), 'junction');
  const variables = [...Object.keys(portVariables(keptSettings)), 'METRICS_PORT', 'SHELL_METRICS_PORT'];
  const ports = await findFreePorts('127.0.0.1', variables.length);
  const settings = readSettings({
    ...env,
    ...Object.fromEntries(variables.map((name, at) => [name, String(ports[at])])),
    DATA_DIR: dataDir,
    RELEASES_DIR: path.join(keptSettings.DATA_DIR, 'test-releases'),
  });
  const site = await prepareSite(settings, progress, onExit, { startAgain: false });
  const databaseUrl = await startDatabase(site);
  await buildStale(site, 'production');
  const processes = describeProcesses(site, databaseUrl);
  await startProcesses(site, processes);
  return { ...site, processes, databaseUrl };
}
