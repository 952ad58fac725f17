import path from 'node:path';
import type { AppBuild } from './appBuild.ts';
import type { BuildOptions } from './browserBuild.ts';
import { compile } from './compile.ts';
import { compress } from './compress.ts';
import { appDir, type AppName } from './workspace.ts';

export interface CompileRequest extends BuildOptions {
  app: AppName;
}

/** Compiles an app, as its own webpack.config.ts defines it, into one folder. */
export async function compileApp({ app, ...options }: CompileRequest) {
  const file = path.join(appDir(app), 'webpack.config.ts');
  const { default: build } = (await import(file)) as { default: AppBuild };
  for (const configuration of build(options)) await compile(configuration);
  if (options.mode === 'production') await compress(options.outDir);
}
