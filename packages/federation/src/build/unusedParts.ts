import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';

// Parts of libraries that no page uses and that no bundler can leave out by itself.

/** Stand-ins by the module that they replace: the package it is in, and how its other modules name it. */
const REPLACED = [
  ['runtime-core', /[./]snapshot\/SnapshotHandler\.js$/, 'withoutSnapshots.js'],
  ['runtime-core', /[./]utils\/preload\.js$/, 'withoutSnapshots.js'],
  ['runtime-core', /[./]plugins\/generate-preload-assets\.js$/, 'withoutSnapshots.js'],
  ['stylis', /^\.\/Prefixer\.js$/, 'withoutPrefixes.js'],
] as const;

/** Puts the stand-ins in place. */
export const unusedModules = () =>
  REPLACED.map(([library, request, standIn]) => {
    const folder = `${path.sep}node_modules${path.sep}`;
    return new webpack.NormalModuleReplacementPlugin(request, resource => {
      if (resource.context.includes(folder) && resource.context.includes(`${path.sep}${library}${path.sep}`))
        resource.request = path.join(import.meta.dirname, 'standIns', standIn);
    });
  });

/**
 * React Router names its components and contexts after it has made them. That counts as a use of each, so forms, fetchers
 * and NavLink would be in every page.
 */
export const unusedComponents: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.join(import.meta.dirname, 'pureComponents.cjs'),
};
