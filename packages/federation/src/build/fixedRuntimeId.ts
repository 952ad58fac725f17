import type { Compiler, Module } from 'webpack';

/**
 * Federation names its runtime's entry after the checkout's path, and ids come from names: with ids of our own two
 * checkouts build the same bytes.
 */
export class FixedRuntimeIdPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FixedRuntimeIdPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('FixedRuntimeIdPlugin', modules => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function fixedId(module: Module): string | undefined {
  // The name holds for a module that others were concatenated into, too; such a one has no resource.
  if (/[\\/]\.federation[\\/]/.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
}
