import type { Configuration } from 'webpack';
import { browserBuild, type BuildOptions } from './browserBuild.ts';
import { buildInfoOf, pageOwners } from './buildInfo.ts';
import { FixedRuntimeIdPlugin } from './fixedRuntimeId.ts';
import { ManifestPlugin } from './manifestPlugin.ts';
import { federation, remoteRuntimeAlias, sharedTerms, type Role } from './sharedModules.ts';
import { unusedModules } from './unusedParts.ts';
import { appDir, appNames, platformDir } from './workspace.ts';

/** One app's build: how webpack makes it. */
export interface AppBuild {
  role: Role;
  configuration(options: BuildOptions): Configuration;
}

/**
 * The shell: provides the shared modules (eagerly, so that no request waits for an async boundary).
 * @param dir the folder of the app
 */
export const shell = (dir: string): AppBuild => appBuild(dir, 'shell');

/**
 * A microfrontend: exposes `./routes` and takes every shared module from the shell.
 * @param dir its folder, as the table of microfrontends names it
 */
export const remote = (dir: string): AppBuild => appBuild(dir, 'remote');

function appBuild(dir: string, role: Role): AppBuild {
  const app = appNames.find(name => appDir(name) === dir);
  if (!app) throw new Error(`${dir} is not in the table of microfrontends`);
  const pages = role === 'shell' ? pageOwners() : {};
  return {
    role,
    configuration: options => ({
      ...withAliases(browserBuild(dir, app, options), role === 'remote' ? remoteRuntimeAlias() : {}),
      entry: role === 'shell' ? { main: './src/index.tsx' } : {},
      plugins: [
        federation(app, role),
        ...unusedModules(),
        new FixedRuntimeIdPlugin(),
        new ManifestPlugin(buildInfoOf(app), options.version, {
          dirs: role === 'shell' ? [dir, platformDir] : [dir],
          terms: { ...sharedTerms(role), pages },
        }),
      ],
    }),
  };
}

const withAliases = (base: Configuration, alias: Record<string, string>): Configuration => ({
  ...base,
  resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
});
