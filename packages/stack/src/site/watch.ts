import path from 'node:path';
import { buildVersion } from '@site/federation/build/buildVersion';
import { appDir, appNames } from '@site/federation/build/workspace';
import { watch } from 'chokidar';
import { describeError, type OnExit } from '../command/runCommand.ts';
import { buildApp, buildGateway, prerenderPages } from './build.ts';
import type { BuildProblems } from './buildProblems.ts';
import type { Site } from './site.ts';

const NOT_WATCHED = /(?:^|[\\/])(?:node_modules|dist|coverage)(?:[\\/]|$)/;
/** The host imports the site map, placeholders and first scripts of the browser part, and the table. */
const OF_SHELL_HOST = /^(?:shell|packages\/(?:platform|federation|releases))\/.*(?<!\.test\.tsx?)$/;
/** An editor that saves several files at once makes one build. */
const SETTLE_MS = 80;

/** Rebuilds and restarts what a change affects, one round after the other, until the command ends. */
export function watchSources(site: Site, problems: BuildProblems, onExit: OnExit): void {
  const { root } = site.settings;
  const built = new Map(appNames.map(app => [app, buildVersion(app, 'development')]));
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  /** A failed build is reported and the site keeps running; the next change is built again. */
  async function rebuild({ attempt }: BuildProblems): Promise<void> {
    const restartsShell = [...changed].some(file => OF_SHELL_HOST.test(file));
    changed.clear();
    const stale = appNames.filter(app => built.get(app) !== buildVersion(app, 'development'));
    for (const app of stale) {
      built.set(app, buildVersion(app, 'development'));
      await attempt(app, () => buildApp(app, site, 'development'));
    }
    if (stale.length > 0 || restartsShell) await prerenderPages(site);
    await attempt('gateway', async () => {
      if (await buildGateway(site)) await restart(site, 'gateway');
    });
    if (restartsShell) await restart(site, 'shell');
  }

  const watcher = watch([...appNames.map(appDir), path.join(root, 'gateway'), path.join(root, 'packages')], {
    ignoreInitial: true,
    ignored: file => NOT_WATCHED.test(path.relative(root, file)),
  });
  watcher.on('all', (_, file) => {
    changed.add(path.relative(root, file).replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      round = round.then(() => rebuild(problems)).catch(error => site.progress.print(describeError(error)));
    }, SETTLE_MS);
  });
  onExit(() => watcher.close());
}

async function restart({ supervisor, progress }: Site, name: string): Promise<void> {
  await supervisor.stop(name);
  await supervisor.startAgain(name);
  progress.step(name, 'restarted');
}
