import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import type * as enhanced from '@module-federation/enhanced/webpack';
import { satisfies } from 'semver';
import { DATA_LAYER } from './manifestPlugin.ts';
import { readPackage } from './workspace.ts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as typeof enhanced;

/** The shell provides the shared modules, a remote takes them. */
export type Role = 'shell' | 'remote';

/** What all bundles share, by the package that gives it its version. The shell has all of it at once but the late ones. */
export const SHARED = {
  react: { from: 'react', late: false },
  'react/jsx-runtime': { from: 'react', late: false },
  'react-dom': { from: 'react-dom', late: false },
  '@site/platform': { from: '@site/platform', late: false },
  [DATA_LAYER]: { from: '@site/platform', late: true },
} as const;

const installedVersion = (name: string) =>
  readPackage(path.dirname(findPackageJSON(name, import.meta.url)!)).version;

const RUNTIME = '@module-federation/enhanced';

/**
 * What the oldest shell brings that remotes are promised to work with. Remotes ask for no more, so that a
 * tab that was opened before an update shows what was released after it. Goes up when no such shell is left.
 */
const OLDEST = { react: '19.3.1', 'react-dom': '19.3.1', '@site/platform': '3.1.0', [RUNTIME]: '2.9.2' };

type SharedPackage = keyof typeof OLDEST;

/** @throws {Error} when what is installed is not in it: after a new major version, which older shells cannot bring */
export function requiredRange(name: SharedPackage, installed = installedVersion(name)): string {
  const range = `^${OLDEST[name]}`;
  if (satisfies(installed, range)) return range;
  throw new Error(`${name} ${installed} is not in ${range}: raise OLDEST in sharedModules.ts`);
}

function shared(role: Role) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, { from, late }]) => {
      const requiredVersion = requiredRange(from);
      const place = role === 'shell' ? { eager: !late } : { import: false as const };
      return [request, { singleton: true, strictVersion: true, requiredVersion, ...place }];
    }),
  );
}

/** What a remote asks the shell for, and what the shell brings: the shared modules and the runtime that shares them. */
export function sharedTerms(role: Role) {
  const each = (termOf: (name: SharedPackage) => string) => ({
    ...Object.fromEntries(Object.entries(SHARED).map(([request, { from }]) => [request, termOf(from)])),
    [RUNTIME]: termOf(RUNTIME),
  });
  return role === 'shell'
    ? { requires: {}, provides: each(installedVersion) }
    : { requires: each(name => requiredRange(name)), provides: {} };
}

/** Where a remote's build finds the shell's runtime instead of a bundler runtime of its own. */
export function remoteRuntimeAlias() {
  const { resolve } = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const runtime = resolve('@module-federation/webpack-bundler-runtime/bundler');
  return {
    [runtime]: path.join(import.meta.dirname, 'remoteRuntime.js'),
    'federation/initContainerEntry$': path.join(path.dirname(runtime), 'initContainerEntry.js'),
  };
}

export function federation(name: string, role: Role) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: shared(role),
    // Named, so that the manifest can list the chunk for preloading.
    ...(role === 'remote' && { exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } } }),
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}
