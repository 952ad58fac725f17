import type { Module, WebpackPluginInstance } from 'webpack';

/**
 * Federation names its runtime's entry after the checkout's path, and ids come from names: with ids of our own two
 * checkouts build the same bytes.
 */
export const fixedRuntimeIds: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.compilation.tap('fixedRuntimeIds', compilation => {
      compilation.hooks.beforeModuleIds.tap('fixedRuntimeIds', modules => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};

function fixedId(module: Module): string | undefined {
  // The name holds for a module that others were concatenated into, too; such a one has no resource.
  if (/[\\/]\.federation[\\/]/.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
}
