import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { MAPS_FOLDER } from './manifest.ts';
import { unusedComponents } from './unusedParts.ts';
import { platformDir, projectRoot, type BuildMode } from './workspace.ts';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  mode: BuildMode;
  version: string;
  outDir: string;
}

/** Everything but federation: also what the single bundle of the benchmark is made with. */
export function browserBuild(
  dir: string,
  name: string,
  options: BuildOptions,
  alias: Record<string, string> = {},
): Configuration {
  const { mode, outDir } = options;
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Hidden: the files do not name their maps, so that their bytes are the same with and without.
    devtool: mode === 'production' ? 'hidden-source-map' : 'inline-cheap-module-source-map',
    performance: false,
    infrastructureLogging: { level: 'error' },
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: name,
      module: true,
      // Each version has a folder of its own: names without a hash make pages shorter, and webpack replaces none in code.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      // Pictures of the same name may come from several folders.
      assetModuleFilename: '[name].[contenthash:8][ext]',
      sourceMapFilename: `${MAPS_FOLDER}/[file].map`,
      devtoolModuleFilenameTemplate: sourceName,
      crossOriginLoading: 'anonymous',
    },
    // Style sheets become a file of the build, which the host writes into the page.
    experiments: { outputModule: true, css: true },
    // Named by content, so that two checkouts at different places build the same bytes.
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: false,
      // In a quarter of Terser's time, by threads of its own: a build would wait for ever for a worker process that is gone.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }), '...'],
      // The files of a version are cached together: a library apart from its one user would be one more file to fetch.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    cache: cacheOf(name, options),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...routerAlias(mode), ...alias } },
    module: { rules: rules(name) },
  };
}

/** A source as a map names it: by its path in the project, not on the machine that built it. */
const sourceName = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  path.isAbsolute(absoluteResourcePath)
    ? path.relative(projectRoot, absoluteResourcePath).replaceAll(path.sep, '/')
    : absoluteResourcePath;

/** A production build begins from nothing: from a warm cache webpack left out exports that other chunks import. */
export const cacheOf = (name: string, { mode, version }: BuildOptions): NonNullable<Configuration['cache']> =>
  mode === 'development' && {
    type: 'filesystem',
    cacheDirectory: path.join(projectRoot, 'node_modules/.cache/webpack'),
    name,
    version: version.split('-')[0] ?? version,
    buildDependencies: { config: [import.meta.dirname + path.sep, path.join(projectRoot, 'pnpm-lock.yaml')] },
  };

/** The package's `exports` lead every bundler to React Router's development build. */
function routerAlias(mode: BuildMode) {
  const { resolve } = createRequire(require.resolve('react-router-dom/package.json'));
  const dist = path.join(path.dirname(resolve('react-router/package.json')), 'dist', mode);
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

function rules(name: string): RuleSetRule[] {
  return [
    // A bare styled-components reaches the one shared instance; only the facade itself sees the real package.
    {
      exclude: platformDir,
      resolve: { alias: { 'styled-components$': path.join(platformDir, 'src/styled-components.ts') } },
    },
    // Its build for browsers decodes entities by innerHTML, which Trusted Types refuse.
    { test: /micromark|mdast/, resolve: { conditionNames: ['worker', 'import', 'default'] } },
    { test: /\.(avif|webp|png|jpe?g|svg|woff2|mp4|webm)$/, type: 'asset/resource' },
    // Imported for what they do, even out of a package that says its modules do nothing by themselves.
    { test: /\.css$/, type: 'css', sideEffects: true },
    unusedComponents,
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
