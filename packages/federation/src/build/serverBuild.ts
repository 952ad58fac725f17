import webpack, { type Configuration } from 'webpack';
import { assetAddress, SERVER_FILE } from './manifest.ts';
import { browserBuild, cacheOf, type BuildOptions } from './browserBuild.ts';
import { SHARED, type Role } from './sharedModules.ts';

/**
 * The same sources for rendering on a server, with the settings of the browser's build: class names, ids and the
 * names of files must come out equal, or a browser could not take the page over.
 */
export function serverBuild(dir: string, name: string, role: Role, options: BuildOptions): Configuration {
  const base = browserBuild(dir, name, options);
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: role === 'shell' ? './src/prerenderEntry.tsx' : './src/routes.tsx',
    // A remote takes from the shell's server build what it takes from the shell in a browser.
    externals: role === 'shell' ? {} : sharedModules(),
    output: {
      path: options.outDir,
      filename: SERVER_FILE,
      publicPath: assetAddress(name),
      assetModuleFilename: base.output?.assetModuleFilename ?? '',
      library: { type: 'commonjs2' },
    },
    experiments: { css: true },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: cacheOf(`${name}-server`, options),
  };
}

const sharedModules = () =>
  Object.fromEntries(Object.keys(SHARED).map(request => [request, `commonjs ${request}`]));
