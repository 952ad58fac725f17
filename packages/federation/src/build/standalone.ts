import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { browserBuild } from './browserBuild.ts';
import { compileError } from './compile.ts';
import type { MicrofrontendName } from '../../microfrontends.ts';
import { appDir, projectRoot } from './workspace.ts';

export interface StandaloneBuild {
  name: MicrofrontendName;
  outDir: string;
  /** Called after the first build and each one that a change caused; `problem` is null for a good one. */
  onBuilt(problem: string | null): void;
}

/**
 * Builds a microfrontend with everything that the shell would bring, and again whenever a source changes.
 * @returns a function that ends the watching
 */
export function watchStandalone({ name, outDir, onBuilt }: StandaloneBuild): () => Promise<void> {
  const options = configuration(name, outDir);
  const compiler = webpack(options);
  if (!compiler) throw new Error('webpack took no configuration');
  const watching = compiler.watch({}, (error, stats) => {
    if (error) return onBuilt(error.message);
    onBuilt(stats?.hasErrors() ? compileError(stats, options).message : null);
  });
  return () => new Promise(resolve => (watching ? watching.close(() => resolve()) : resolve()));
}

function configuration(name: MicrofrontendName, outDir: string): Configuration {
  const dir = appDir(name);
  const base = browserBuild(dir, `${name}-alone`, { mode: 'development', version: 'alone', outDir });
  return {
    ...base,
    entry: { main: [...styleSheets, './src/standalone.tsx'] },
    output: { ...base.output, clean: true },
    // The facade replaces styled-components only where several bundles share one.
    module: { ...base.module, rules: base.module?.rules?.slice(1) ?? [] },
  };
}

/** What the shell brings to every page. */
const styleSheets = ['packages/media/files/fonts/fonts.css', 'packages/ui/src/global.css'].map(file =>
  path.join(projectRoot, file),
);
