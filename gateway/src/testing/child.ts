// Preloaded into a gateway that a test runs as a process: its sources are compiled as they are asked for, since
// Node's own type stripping knows no decorators, and it ends with the test that started it.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, type JscConfig } from '@swc/core';

const sources = new URL('../', import.meta.url).href;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(sources) || !url.endsWith('.ts')) return next(url, context);
    const { source } = next(url, { ...context, format: 'module' });
    const compiled = transformSync(String(source), {
      filename: fileURLToPath(url),
      // Known to the compiler, and not yet to its types.
      jsc: { rewriteRelativeImportExtensions: false } as JscConfig,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: compiled.code, shortCircuit: true };
  },
});

process.on('disconnect', () => process.exit(1));
process.channel?.unref();
