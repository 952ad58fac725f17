import { createRequire } from 'node:module';
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
    : readPackage(path.dirname(require.resolve(`${name}/package.json`))).version;

function shared(role: Role) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, { from, late }]) => {
      const requiredVersion = `^${installedVersion(from)}`;
      const place = role === 'shell' ? { eager: !late } : { import: false as const };
      return [request, { singleton: true, strictVersion: true, requiredVersion, ...place }];
    }),
  );
}

/** What a remote asks the shell for, and what the shell brings. */
export function sharedTerms(role: Role) {
  const versions = (prefix: string) =>
    Object.fromEntries(
      Object.entries(SHARED).map(([request, { from }]) => [request, prefix + installedVersion(from)]),
    );
  return role === 'shell'
    ? { requires: {}, provides: versions('') }
    : { requires: versions('^'), provides: {} };
}

/** Module Federation's plugin for one app. */
export function federation(name: string, role: Role) {
  const runtime = role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true };
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
