import { createProgress } from './command/progress.ts';
import { UserError } from '@site/federation/settings';
import { runCommand } from './command/runCommand.ts';
import { readDevelopmentSettings } from './env/site.ts';
import { buildStale } from './site/build.ts';
import { createBuildProblems } from './site/buildProblems.ts';
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
    const problems = createBuildProblems(site);
    await buildStale(site, 'development', problems.attempt);
    // Without a shell there is no page to show the problem in.
    const problem = problems.of('shell');
    if (problem) throw new UserError(problem);
    await startProcesses(site, describeProcesses(site, databaseUrl));
    watchSources(site, problems, onExit);
    progress.step('dev', 'watching the sources · a change is built and open pages reload');
    progress.print(`Ready: ${settings.PUBLIC_URL}`);
    return site.supervisor.crashed;
  },
  { isServer: true },
);
