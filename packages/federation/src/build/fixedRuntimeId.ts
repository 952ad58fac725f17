import type { Compiler, Module } from 'webpack';

/**
 * Federation writes its runtime's entry to a file that is named after the checkout's path, and ids come from names:
 * with an id of our own, two checkouts at different places build the same bytes.
 */
export class FixedRuntimeIdPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('FixedRuntimeIdPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('FixedRuntimeIdPlugin', modules => {
        for (const module of modules) {
          if (isRuntimeEntry(module)) compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}

// The name holds for a module that others were concatenated into, too; such a one has no resource.
const isRuntimeEntry = (module: Module) => /[\\/]\.federation[\\/]/.test(module.nameForCondition() ?? '');
