import path from 'node:path';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { buildStale } from './site/build.ts';
import { startDatabase } from './site/siteDatabase.ts';
import { describeProcesses, prepareSite, startProcesses } from './site/site.ts';

await runCommand(
  async onExit => {
    const progress = createProgress();
    const settings = readSettings();
    const site = await prepareSite(settings, progress, onExit);
    const databaseUrl = await startDatabase(site);
    await buildStale(site, 'production');
    await startProcesses(site, describeProcesses(site, databaseUrl));
    const logs = path.relative(settings.root, site.supervisor.logFolder);
    progress.step('site', `all processes are up · logs in ${logs} · Ctrl-C stops it`);
    progress.print(`Ready: ${settings.PUBLIC_URL}`);
    return site.supervisor.crashed;
  },
  { isServer: true },
);
