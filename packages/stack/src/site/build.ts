import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesUnder } from '@site/federation/build/buildVersion';
import { appNames, type AppName, type BuildMode } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/federation/forEachParallel';
import { z } from 'zod';
import { UserError } from '@site/federation/settings';
import { ProcessError } from '../process/siteProcess.ts';
import type { Site } from './site.ts';

const Rendered = z.array(z.object({ name: z.string(), state: z.string() }));
const Published = z.object({ version: z.string(), built: z.boolean(), live: z.string().optional() });
const NotCompiled = z.object({ problem: z.string() });
const BUILD_PROCESS = path.join(import.meta.dirname, 'buildProcess.ts');
const GATEWAY_SOURCES = [
  'gateway/src',
  'gateway/package.json',
  'packages/validation/src',
  'packages/curriculum/src',
  'packages/tutor/src',
  'packages/tutor/data',
  'pnpm-lock.yaml',
];

/** Does the work that builds an app; what it rejects with ends the start, unless it is handled here. */
export type Attempt = (app: AppName, work: () => Promise<void>) => Promise<void>;

/** Builds whatever is not built from the sources as they are: the gateway and every app, two at a time. */
export async function buildStale(
  site: Site,
  mode: BuildMode,
  attempt: Attempt = (_, work) => work(),
): Promise<void> {
  const buildApps = appNames.map(app => () => attempt(app, () => buildApp(app, site, mode)));
  await forEachParallel<() => Promise<unknown>>([() => buildGateway(site), ...buildApps], job => job(), 2);
  await prerenderPages(site);
}

/** Renders the public pages of what is published and has none yet. Browsers render a page that could not be rendered here. */
export async function prerenderPages({ settings, supervisor, progress }: Site): Promise<void> {
  const { root, inherited, RELEASES_DIR, PUBLIC_URL } = settings;
  const started = Date.now();
  const result = await supervisor.run({
    name: 'render',
    args: [path.join(root, 'shell/server/prerenderCommand.ts')],
    cwd: path.join(root, 'shell'),
    env: { ...inherited, RELEASES_DIR, PUBLIC_URL },
  });
  const results = Rendered.parse(result);
  const names = (state: string) => results.filter(one => one.state === state).map(({ name }) => name);
  if (names('failed').length > 0)
    progress.step('render', `${names('failed').join(', ')} failed: browsers render these pages`);
  if (names('rendered').length > 0)
    progress.step('render', `pages of ${names('rendered').join(', ')} in ${secondsSince(started)}`);
  else progress.step('render', 'public pages are up to date');
}

/** @throws {UserError} with file and line when it does not compile */
export async function buildApp(app: AppName, site: Site, mode: BuildMode): Promise<void> {
  const { settings, supervisor, progress } = site;
  const started = Date.now();
  const result = await supervisor
    .run({
      name: `build-${app}`,
      args: [BUILD_PROCESS, app, settings.RELEASES_DIR, mode],
      cwd: settings.root,
      env: settings.inherited,
    })
    .catch(error => {
      const said = error instanceof ProcessError ? NotCompiled.safeParse(error.said) : undefined;
      throw said?.success ? new UserError(`${app} does not compile: ${said.data.problem}`) : error;
    });
  const { version, built, live } = Published.parse(result);
  const what = built ? `${version} in ${secondsSince(started)}` : `${version} is up to date`;
  progress.step(`build ${app}`, live === version ? `${what} (default)` : `${what}; the default is ${live}`);
}

/** Compiles the gateway if its sources changed; @returns whether they did. */
export async function buildGateway({ settings, supervisor, progress }: Site): Promise<boolean> {
  const { root, inherited } = settings;
  const stamp = path.join(root, 'gateway/dist/.sources');
  const hash = createHash('sha256');
  const compiled = GATEWAY_SOURCES.flatMap(source => sourcesUnder(path.join(root, source)));
  for (const file of [...compiled, path.join(root, 'gateway/.swcrc')])
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  const sources = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  const started = Date.now();
  await supervisor.run({
    name: 'build-gateway',
    args: ['--run', 'build'],
    channel: false,
    cwd: path.join(root, 'gateway'),
    env: inherited,
  });
  writeFileSync(stamp, sources);
  progress.step('build gateway', `compiled in ${secondsSince(started)}`);
  return true;
}

function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
