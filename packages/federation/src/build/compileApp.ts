import path from 'node:path';
import type { AppBuild } from './appBuild.ts';
import { compile } from './compile.ts';
import { compress } from './compress.ts';
import { serverBuild } from './serverBuild.ts';
import { appDir, type AppName, type BuildMode } from './workspace.ts';

export interface CompileRequest {
  app: AppName;
  version: string;
  mode: BuildMode;
  outDir: string;
}

/** Compiles an app for servers and for browsers into one folder. */
export async function compileApp({ app, version, mode, outDir }: CompileRequest) {
  const definition = await loadDefinition(app);
  const options = { mode, version, outDir };
  await compile(serverBuild(appDir(app), app, definition.role, options));
  await compile(definition.configuration(options));
  if (mode === 'production') await compress(outDir);
}

/** An app's build, as its own webpack.config.ts defines it. */
export async function loadDefinition(app: AppName) {
  const file = path.join(appDir(app), 'webpack.config.ts');
  return ((await import(file)) as { default: AppBuild }).default;
}
