import type { Configuration } from 'webpack';
import { microfrontends } from '../../microfrontends.ts';
import { browserBuild, type BuildOptions } from './browserBuild.ts';
import { buildInfoOf } from './buildVersion.ts';
import { fixedRuntimeIds } from './fixedRuntimeId.ts';
import { manifestPlugin } from './manifestPlugin.ts';
import { serverBuild } from './serverBuild.ts';
import { federation, remoteRuntimeAlias, sharedTerms, type Role } from './sharedModules.ts';
import { unusedModules } from './unusedParts.ts';
import { appDir, appNames, platformDir } from './workspace.ts';

/** How webpack makes an app: one build for servers, then one for browsers, in the same folder. */
export type AppBuild = (options: BuildOptions) => Configuration[];

/** The shell: provides the shared modules, eagerly, so that no request waits for an async boundary. */
export const shell = (dir: string) => appBuild(dir, 'shell');

/** A microfrontend: exposes `./routes` and takes every shared module from the shell. */
export const remote = (dir: string) => appBuild(dir, 'remote');

function appBuild(dir: string, role: Role): AppBuild {
  const app = appNames.find(name => appDir(name) === dir);
  if (!app) throw new Error(`${dir} is not in the table of microfrontends`);
  const isShell = role === 'shell';
  const terms = { ...sharedTerms(role), pages: isShell ? pageOwners : {} };
  const contract = { dirs: isShell ? [dir, platformDir] : [dir], terms };
  return options => [
    serverBuild(dir, app, role, options),
    {
      ...browserBuild(dir, app, options, isShell ? {} : remoteRuntimeAlias()),
      entry: isShell ? { main: './src/index.tsx' } : {},
      plugins: [
        federation(app, role),
        ...unusedModules(),
        fixedRuntimeIds,
        manifestPlugin(buildInfoOf(app), options.version, contract),
      ],
    },
  ];
}

const pageOwners: Record<string, string> = Object.fromEntries(
  microfrontends.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name])),
);
