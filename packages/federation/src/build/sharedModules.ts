import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import type * as enhanced from '@module-federation/enhanced/webpack';
import { DATA_LAYER } from './manifestPlugin.ts';
import { platformDir, readPackage } from './workspace.ts';

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
};

const installedVersion = (name: string) =>
  name === '@site/platform'
    ? readPackage(platformDir).version
    : readPackage(path.dirname(findPackageJSON(name, import.meta.url)!)).version;

function shared(role: Role) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, { from, late }]) => {
      const requiredVersion = `^${installedVersion(from)}`;
      const place = role === 'shell' ? { eager: !late } : { import: false as const };
      return [request, { singleton: true, strictVersion: true, requiredVersion, ...place }];
    }),
  );
}

const RUNTIME = '@module-federation/enhanced';

/** What a remote asks the shell for, and what the shell brings: the shared modules and the runtime that shares them. */
export function sharedTerms(role: Role) {
  const versions = (prefix: string) => ({
    ...Object.fromEntries(
      Object.entries(SHARED).map(([request, { from }]) => [request, prefix + installedVersion(from)]),
    ),
    [RUNTIME]: prefix + installedVersion(RUNTIME),
  });
  return role === 'shell'
    ? { requires: {}, provides: versions('') }
    : { requires: versions('^'), provides: {} };
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

/** Module Federation's plugin for one app. */
export function federation(name: string, role: Role) {
  // For remotes that were built with a bundler runtime of their own; newer ones take it from the shell as well.
  const runtime = role === 'shell' ? { provideExternalRuntime: true } : {};
  return new ModuleFederationPlugin({
    name,
    // A module that failed is kept for its address: a fixed version must have another one.
    filename: 'remoteEntry.[contenthash:8].js',
    library: { type: 'module' },
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: shared(role),
    // Named, so that the manifest can list the chunk for preloading.
    ...(role === 'remote' && { exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } } }),
    experiments: { ...runtime, optimization: { target: 'web', disableSnapshot: true } },
  });
}
