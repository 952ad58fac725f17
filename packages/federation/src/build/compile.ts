import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/** Runs one build and closes the compiler, which writes the cache. Fails with what webpack says went wrong. */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack took no configuration');
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true, moduleTrace: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise<void>(resolve => compiler.close(() => resolve()));
  }
}
