import path from 'node:path';
import { appDir, appNames, projectRoot } from '@site/federation/build/workspace';
import { watch } from 'chokidar';
import type { OnExit } from '../command/runCommand.ts';
import { describeError } from '../command/runCommand.ts';
import { affectedByAll } from './affected.ts';
import { buildApp, buildGateway, prerenderPages } from './build.ts';
import type { BuildProblems } from './buildProblems.ts';
import type { Site } from './site.ts';

/** Folders, from the project's root; all that an app is built from but its package.json and webpack.config.ts. */
export const watched = [
  ...[
    'shell/server',
    'gateway/src',
    ...appNames.map(app => path.relative(projectRoot, `${appDir(app)}/src`)),
  ],
  ...['ui', 'platform', 'media', 'validation', 'curriculum', 'tutor', 'federation'].map(
    name => `packages/${name}`,
  ),
];
/** An editor that saves several files at once makes one build. */
const SETTLE_MS = 80;

/** Rebuilds and restarts what a change affects, one round after the other, until the command ends. */
export function watchSources(site: Site, problems: BuildProblems, onExit: OnExit): void {
  const { root } = site.settings;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const watcher = watch(
    watched.map(folder => path.resolve(root, folder)),
    { ignoreInitial: true, ignored: file => file.includes('node_modules') },
  );
  watcher.on('all', (_, file) => {
    changed.add(path.relative(root, file).replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      round = round.then(() => rebuild(site, problems, changed));
    }, SETTLE_MS);
  });
  onExit(() => watcher.close());
}

/** A failed build is reported and the site keeps running; the next change is built again. */
async function rebuild(site: Site, { attempt }: BuildProblems, changed: Set<string>): Promise<void> {
  const { apps, gateway, shellHost } = affectedByAll(changed);
  changed.clear();
  try {
    for (const app of apps) await attempt(app, () => buildApp(app, site, 'development'));
    if (apps.length > 0 || shellHost) await prerenderPages(site);
    if (gateway)
      await attempt('gateway', async () => {
        await buildGateway(site);
        await restart(site, 'gateway');
      });
    if (shellHost) await restart(site, 'shell');
  } catch (error) {
    site.progress.print(describeError(error));
  }
}

async function restart({ supervisor, progress }: Site, name: string): Promise<void> {
  await supervisor.stop(name);
  await supervisor.startAgain(name);
  progress.step(name, 'restarted');
}
