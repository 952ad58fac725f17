import type { Configuration } from 'webpack';
import { microfrontends } from '../../microfrontends.ts';
import { browserBuild, type BuildOptions } from './browserBuild.ts';
import { buildInfoOf } from './buildVersion.ts';
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

/** The shell: provides the shared modules, eagerly, so that no request waits for an async boundary. */
export const shell = (dir: string): AppBuild => appBuild(dir, 'shell');

/** A microfrontend: exposes `./routes` and takes every shared module from the shell. */
export const remote = (dir: string): AppBuild => appBuild(dir, 'remote');

function appBuild(dir: string, role: Role): AppBuild {
  const app = appNames.find(name => appDir(name) === dir);
  if (!app) throw new Error(`${dir} is not in the table of microfrontends`);
  const isShell = role === 'shell';
  const terms = { ...sharedTerms(role), pages: isShell ? pageOwners : {} };
  const contract = { dirs: isShell ? [dir, platformDir] : [dir], terms };
  return {
    role,
    configuration: options => ({
      ...browserBuild(dir, app, options, isShell ? {} : remoteRuntimeAlias()),
      entry: isShell ? { main: './src/index.tsx' } : {},
      plugins: [
        federation(app, role),
        ...unusedModules(),
        new FixedRuntimeIdPlugin(),
        new ManifestPlugin(buildInfoOf(app), options.version, contract),
      ],
    }),
  };
}

/** The pages of the site, each with the microfrontend that owns it. */
const pageOwners: Record<string, string> = Object.fromEntries(
  microfrontends.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name])),
);
