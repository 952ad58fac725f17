import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readDevelopmentSettings } from './env.ts';
import { buildStale } from './site/build.ts';
import { bringDatabase } from './site/database.ts';
import { describeParts, openSite, startParts } from './site/site.ts';
import { watchSources } from './site/watch.ts';

// npm run dev: the site of npm start, whose parts follow their sources and whose open pages reload.

await runCommand(async atEnd => {
  const progress = createProgress();
  const settings = readDevelopmentSettings();
  const site = await openSite(settings, progress, atEnd);
  const databaseUrl = await bringDatabase(site);
  await buildStale(site, 'development');
  await startParts(site, describeParts(site, databaseUrl));
  watchSources(site, atEnd);
  progress.step('dev', 'watching the sources · a change is built and open pages reload');
  progress.say(`Ready: ${settings.PUBLIC_URL}`);
  return site.supervisor.death;
});
