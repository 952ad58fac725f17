import { createProgress, shortPath } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readSettings } from './env.ts';
import { buildStale } from './site/build.ts';
import { bringDatabase } from './site/database.ts';
import { describeParts, openSite, startParts } from './site/site.ts';

await runCommand(async atEnd => {
  const progress = createProgress();
  const settings = readSettings();
  const site = await openSite(settings, progress, atEnd);
  const databaseUrl = await bringDatabase(site);
  await buildStale(site, 'production');
  await startParts(site, describeParts(site, databaseUrl));
  const logs = shortPath(settings.root, site.supervisor.logFolder);
  progress.step('site', `all parts are up · logs in ${logs} · Ctrl-C stops it`);
  progress.say(`Ready: ${settings.PUBLIC_URL}`);
  return site.supervisor.death;
});
