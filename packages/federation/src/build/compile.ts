import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';
import type { AppBuild } from './appBuild.ts';
import type { BuildOptions } from './browserBuild.ts';
import { UserError } from '../settings.ts';
import { compress } from './compress.ts';
import { appDir, projectRoot, type AppName } from './workspace.ts';

/** Sources that do not compile: the message names each place by its path from the project's root, with line and column. */
export class CompileError extends UserError {}

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

/** Runs one build and closes the compiler, which writes the cache. @throws {CompileError} */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack took no configuration');
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats || stats.hasErrors()) throw compileError(stats, configuration);
    return stats;
  } catch (error) {
    throw thrownError(error as Error);
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

/** What a plugin throws has another error around it, with webpack's own stack. */
const thrownError = (error: Error & { error?: unknown }) =>
  error.error instanceof Error ? error.error : error;

type Problem = NonNullable<StatsCompilation['errors']>[number];

/** What is wrong in the sources of a build, without what the loaders say of themselves. */
export function compileError(stats: Stats | undefined, { context = '.' }: Configuration): CompileError {
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  return new CompileError(errors.map(problem => describe(problem, context)).join('\n\n'));
}

function describe({ message, moduleName, loc }: Problem, context: string): string {
  const [problem = ''] = stripVTControlCharacters(message).split('\nCaused by:');
  const text = problem
    .replace(/^Module build failed.*\n/, '')
    .replaceAll(projectRoot + path.sep, '')
    .trim();
  // The compiler of TypeScript names the place itself, as [file:line:column].
  const [, place] = /,-\[([^\]\s]{1,300}:\d{1,7}:\d{1,7})\]/.exec(text) ?? [];
  return `${place ?? placeOf(moduleName, loc, context)}\n${text}`;
}

function placeOf(moduleName: string | undefined, loc: string | undefined, context: string): string {
  if (!moduleName) return 'the build';
  const file = path.relative(projectRoot, path.resolve(context, moduleName));
  return loc ? `${file}:${loc.split('-')[0]}` : file;
}
