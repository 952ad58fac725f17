import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';

// Parts of libraries that no page uses and that no bundler can leave out by itself. unusedParts.test.ts fails when a
// library has changed.

/** What stands in the place of modules of a library, by how its other modules name them. */
export const standIns = [
  {
    // Module Federation's snapshots, and what it preloads by them: both start from an mf-manifest.json, and no build has one.
    library: '@module-federation/runtime-core',
    modules: ['snapshot/SnapshotHandler.js', 'utils/preload.js', 'plugins/generate-preload-assets.js'],
    code: `
      export class SnapshotHandler {
        manifestCache = new Map();
        hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
      }
      export const getGlobalRemoteInfo = () => ({});
      export const formatPreloadArgs = () => [];
      export const preloadAssets = async () => [];
      export const generatePreloadAssetsPlugin = () => undefined;`,
  },
  {
    // Vendor prefixes: styled-components adds them only where `enableVendorPrefixes` is set.
    library: 'stylis',
    modules: ['Prefixer.js'],
    code: 'export const prefix = value => value;',
  },
];

export const unusedModules = () =>
  standIns.flatMap(({ library, modules, code }) => {
    const folder = path.join('node_modules', library) + path.sep;
    return modules.map(
      module =>
        new webpack.NormalModuleReplacementPlugin(new RegExp(`/${module.replace('.', '\\.')}$`), resource => {
          if (resource.context.includes(folder))
            resource.request = `data:text/javascript,${encodeURIComponent(code)}`;
        }),
    );
  });

/**
 * React Router names its components and contexts after it has made them. That counts as a use of each, so forms, fetchers
 * and NavLink would be in every page. This file is the loader, too: its default export.
 */
export const unusedComponents: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: import.meta.filename,
};

/** What a module makes at its top level and nobody imports can be left out. */
export default (source: string) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, '$1/*#__PURE__*/ $2');
