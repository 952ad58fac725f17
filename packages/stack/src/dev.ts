import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readDevelopmentSettings } from './env/site.ts';
import { buildStale } from './site/build.ts';
import { startDatabase } from './site/siteDatabase.ts';
import { describeProcesses, prepareSite, startProcesses } from './site/site.ts';
import { watchSources } from './site/watch.ts';

// npm run dev: the site of npm start, whose processes follow their sources and whose open pages reload.

await runCommand(
  async onExit => {
    const progress = createProgress();
    const settings = readDevelopmentSettings();
    const site = await prepareSite(settings, progress, onExit);
    const databaseUrl = await startDatabase(site);
    await buildStale(site, 'development');
    await startProcesses(site, describeProcesses(site, databaseUrl));
    watchSources(site, onExit);
    progress.step('dev', 'watching the sources · a change is built and open pages reload');
    progress.print(`Ready: ${settings.PUBLIC_URL}`);
    return site.supervisor.crashed;
  },
  { isServer: true },
);
