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

/** What a site under test is started with. */
export interface TestRun {
  /** Of this run: where builds and logs are kept. */
  settings: SiteSettings;
  progress: Progress;
  onExit: OnExit;
}

/** A site whose processes are described; its database runs. */
export interface SiteUnderTest extends Site {
  processes: ProcessSpec[];
  databaseUrl: string;
}

/** Free ports, an empty database, default settings and `more`; builds are kept, and the logs of the last run. */
export async function prepareSiteUnderTest(
  { settings: kept, progress, onExit }: TestRun,
  more: NodeJS.ProcessEnv = {},
): Promise<SiteUnderTest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-test-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  chmodSync(dataDir, 0o755);
  onExit(async () => rmSync(dataDir, { recursive: true, force: true }));
  const logs = path.join(kept.DATA_DIR, 'test-logs/site');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  symlinkSync(logs, path.join(dataDir, 'logs'), 'junction');
  const variables = [...Object.keys(portVariables(kept)), 'METRICS_PORT', 'SHELL_METRICS_PORT'];
  const ports = await findFreePorts(variables.length);
  const settings = readSettings({
    ...kept.inherited,
    ...Object.fromEntries(variables.map((name, at) => [name, String(ports[at])])),
    DATA_DIR: dataDir,
    RELEASES_DIR: path.join(kept.DATA_DIR, 'test-releases'),
  });
  const site = await prepareSite(settings, progress, onExit, { startAgain: false });
  const databaseUrl = await startDatabase(site);
  await buildStale(site, 'production');
  const processes = describeProcesses(site, databaseUrl);
  return {
    ...site,
    databaseUrl,
    processes: processes.map(spec => ({ ...spec, env: { ...spec.env, ...more } })),
  };
}

/** Starts one, and returns when all of it is healthy. */
export async function startSiteUnderTest(run: TestRun, more?: NodeJS.ProcessEnv): Promise<SiteUnderTest> {
  const site = await prepareSiteUnderTest(run, more);
  await startProcesses(site, site.processes);
  return site;
}

/** The environment that points the project's commands at a running site. */
export const commandEnvironment = (
  { RELEASES_DIR, DATA_DIR, PUBLIC_URL, GATEWAY_PORT }: SiteSettings,
  databaseUrl: string,
) => ({
  RELEASES_DIR,
  DATA_DIR,
  PUBLIC_URL,
  GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
  DATABASE_URL: databaseUrl,
});
