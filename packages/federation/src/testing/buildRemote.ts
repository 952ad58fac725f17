// Builds a small remote in a folder of its own, in a process of its own: buildRemote.ts FOLDER
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { fixedRuntimeIds } from '../build/fixedRuntimeId.ts';

const dir = process.argv[2]!;
writeFileSync(path.join(dir, 'routes.js'), 'export const routes = [];');
// Federation names its runtime's entry after a text in which this address is.
writeFileSync(path.join(dir, 'plugin.js'), "export default () => ({ name: 'none' });");
const federation = new ModuleFederationPlugin({
  name: 'team',
  filename: '[name].[contenthash:8].js',
  exposes: { './routes': './routes.js' },
  runtimePlugins: [path.join(dir, 'plugin.js')],
  dts: false,
  manifest: false,
});
webpack(
  {
    context: dir,
    mode: 'production',
    entry: {},
    output: { path: path.join(dir, 'out'), uniqueName: 'team', filename: '[name].[contenthash:8].js' },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true },
    plugins: [federation, fixedRuntimeIds],
  },
  (error, stats) => {
    if (error ?? stats?.hasErrors()) throw error ?? new Error(stats?.toString());
    process.exit(0);
  },
);
