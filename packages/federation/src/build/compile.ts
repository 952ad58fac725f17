import webpack, { type Configuration, type Stats } from 'webpack';
import { CompileError, describeProblems } from './compileError.ts';

/**
 * Runs one build and closes the compiler, which writes the cache.
 * @throws {CompileError} that names every place in the sources
 */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack took no configuration');
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(thrownError(error));
        else if (!stats || stats.hasErrors()) reject(compileError(stats, configuration));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise<void>(resolve => compiler.close(() => resolve()));
  }
}

/** What a plugin throws has another error around it, with webpack's own stack. */
const thrownError = (error: Error & { error?: unknown }) =>
  error.error instanceof Error ? error.error : error;

/** What is wrong in the sources of a build. */
export const compileError = (stats: Stats | undefined, { context = '.' }: Configuration): CompileError =>
  new CompileError(describeProblems(stats?.toJson({ all: false, errors: true }).errors ?? [], context));
