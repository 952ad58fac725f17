import { createRequire } from 'node:module';
import path from 'node:path';
import type * as enhanced from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { FixedRuntimeIdPlugin } from './fixedRuntimeId.ts';
import { buildInfoOf, pageOwners } from './buildInfo.ts';
import { DATA_LAYER, ManifestPlugin } from './manifestPlugin.ts';
import { appDir, appNames, projectRoot, readPackage, type BuildMode } from './workspace.ts';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as typeof enhanced;

const platformDir = path.join(projectRoot, 'packages/platform');

export interface BuildOptions {
  mode: BuildMode;
  version: string;
  outDir: string;
}

/** One app's build: how webpack makes it. */
export interface AppBuild {
  role: Role;
  configuration(options: BuildOptions): Configuration;
}

export type Role = 'host' | 'remote';

/**
 * The shell: provides the shared modules (eagerly, so that no request waits for an async boundary).
 * @param dir the folder of the app
 */
export const host = (dir: string): AppBuild => appBuild(dir, 'host');

/**
 * A microfrontend: exposes `./routes` and takes every shared module from the shell.
 * @param dir its folder, as the table of microfrontends names it
 */
export const remote = (dir: string): AppBuild => appBuild(dir, 'remote');

function appBuild(dir: string, role: Role): AppBuild {
  const app = appNames.find(name => appDir(name) === dir);
  if (!app) throw new Error(`${dir} is not in the table of microfrontends`);
  const pages = role === 'host' ? pageOwners() : {};
  return {
    role,
    configuration: options => ({
      ...browserBuild(dir, app, options),
      entry: role === 'host' ? { main: './src/index.tsx' } : {},
      plugins: [
        federation(app, role),
        new FixedRuntimeIdPlugin(),
        new ManifestPlugin(buildInfoOf(app), options.version, {
          dirs: role === 'host' ? [dir, platformDir] : [dir],
          terms: { ...sharedTerms(role), pages },
        }),
      ],
    }),
  };
}

/** Everything but federation: also what the single bundle of the benchmark is made with. */
export function browserBuild(dir: string, name: string, options: BuildOptions): Configuration {
  const { mode, outDir } = options;
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Source maps carry the paths of the machine that built them.
    devtool: mode === 'production' ? false : 'inline-cheap-module-source-map',
    performance: false,
    infrastructureLogging: { level: 'error' },
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: name,
      module: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    // Style sheets become a file of the build, which the host writes into the page.
    experiments: { outputModule: true, css: true },
    // Named by content, so that two checkouts at different places build the same bytes.
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true },
    cache: cacheOf(name, options),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...routerAlias(mode), ...runtimeAlias() } },
    module: { rules: rules(name) },
  };
}

/** Where webpack keeps what it compiled, a folder for each kind of build. */
export const cacheOf = (name: string, { mode, version }: BuildOptions) => ({
  type: 'filesystem' as const,
  cacheDirectory: path.join(projectRoot, 'node_modules/.cache/webpack'),
  name: `${name}-${mode}`,
  version: version.split('-')[0] ?? version,
  buildDependencies: { config: [import.meta.filename, path.join(projectRoot, 'pnpm-lock.yaml')] },
});

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
      const place = role === 'host' ? { eager: !late } : { import: false as const };
      return [request, { singleton: true, strictVersion: true, requiredVersion, ...place }];
    }),
  );
}

/** What a remote asks the shell for, and what the shell brings. */
function sharedTerms(role: Role) {
  const versions = (prefix: string) =>
    Object.fromEntries(
      Object.entries(SHARED).map(([request, { from }]) => [request, prefix + installedVersion(from)]),
    );
  return role === 'host'
    ? { requires: {}, provides: versions('') }
    : { requires: versions('^'), provides: {} };
}

function federation(name: string, role: Role) {
  const runtime = role === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true };
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

/** The package's `exports` lead every bundler to React Router's development build. */
function routerAlias(mode: BuildMode) {
  const dist = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', mode);
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

/** `provideExternalRuntime` injects a CommonJS file, which would bring a second copy of the whole runtime. */
function runtimeAlias() {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: plugin.replace(/\.cjs$/, '.js') };
}

function rules(name: string): RuleSetRule[] {
  return [
    // A bare styled-components reaches the one shared instance; only the facade itself sees the real package.
    {
      exclude: platformDir,
      resolve: { alias: { 'styled-components$': path.join(platformDir, 'src/styled-components.ts') } },
    },
    { test: /\.(avif|webp|png|jpe?g|svg|woff2|mp4|webm)$/, type: 'asset/resource' },
    // Imported for what they do, even out of a package that says its modules do nothing by themselves.
    { test: /\.css$/, type: 'css', sideEffects: true },
    { test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: swcOptions(name) },
  ];
}

const swcOptions = (name: string) => ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    // The development runtime is not shared: remotes would each contain their own.
    transform: { react: { runtime: 'automatic', development: false } },
    experimental: { plugins: [[require.resolve('@swc/plugin-styled-components'), styleOptions(name)]] },
  },
});

/** Ids of styled components are counted per bundle: without a namespace of its own, two apps' classes collide. */
const styleOptions = (namespace: string) => ({
  namespace,
  topLevelImportPaths: ['@site/platform', 'styled-components'],
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
});
