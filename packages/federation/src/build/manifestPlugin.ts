import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Module, type WebpackPluginInstance } from 'webpack';
import { contractOf, type ContractSource } from './readContract.ts';
import { integrityOf } from './integrity.ts';
import { CONTRACT_FILE, type Manifest, MANIFEST_FILE, MAPS_FOLDER, SERVER_FILE } from './manifest.ts';

/** The shared module that only some pages need: the shell has it in a late chunk. */
export const DATA_LAYER = '@site/platform/data';
const DATA_LAYER_FILE = /[\\/]platform[\\/]src[\\/]data[\\/]index\.ts$/;

/** What a build says of itself; the rest of its manifest is read off the files. */
type Info = Pick<Manifest, 'name' | 'owner' | 'contractVersion' | 'routes'>;

/**
 * Writes contract.json and manifest.json beside the files; the version is that of the folder.
 * @param contract left out by a build that is never released
 */
export const manifestPlugin = (
  info: Info,
  version: string,
  contract?: ContractSource,
): WebpackPluginInstance => ({
  apply({ hooks }) {
    hooks.thisCompilation.tap('manifestPlugin', compilation => {
      // The last stage: after it no file changes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      const emit = (file: string, content: object) =>
        compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(content, null, 1)));
      compilation.hooks.processAssets.tapPromise({ name: 'manifestPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        if (contract) emit(CONTRACT_FILE, await contractOf(contract));
        emit(MANIFEST_FILE, manifestOf(compilation, info, version));
      });
    });
  },
});

function manifestOf(compilation: Compilation, info: Info, version: string): Manifest {
  const files = compilation
    .getAssets()
    .map(asset => asset.name)
    .filter(name => !name.startsWith(`${MAPS_FOLDER}/`))
    .sort();
  return {
    ...info,
    version,
    ...entryFiles(compilation, files),
    pages: pageFiles(compilation, info.routes),
    data: dataFiles(compilation),
    integrity: {
      ...Object.fromEntries(
        files.map(file => [file, integrityOf(compilation.getAsset(file)!.source.buffer())]),
      ),
      ...serverHash(compilation.outputOptions.path ?? ''),
    },
  };
}

/** The build for servers is in its place before the browser's is made. */
function serverHash(outDir: string) {
  const file = path.join(outDir, SERVER_FILE);
  return existsSync(file) ? { [SERVER_FILE]: integrityOf(readFileSync(file)) } : {};
}

const scripts = (files: Iterable<string>) => [...new Set(files)].filter(file => file.endsWith('.js'));

function entryFiles(compilation: Compilation, files: string[]) {
  const entry = files.find(file => /^(remoteEntry|main)\.js$/.test(file));
  if (!entry) throw new Error('The build has no entry');
  const page = compilation.namedChunkGroups.get('routes')?.getFiles() ?? [];
  return { entry, preload: scripts([entry, ...page]) };
}

/** The name of the chunk with a page: `page-services` for `/services`, `page-terms-id` for `/terms/:id`, `page-index` for `/`. */
const chunkName = (route: string) => `page${route === '/' ? '-index' : route.replace(/\/:?/g, '-')}`;

/**
 * `page-services` is what `/services` loads at once; `page-services-data` comes later, and may wait for the data layer.
 */
function pageFiles(compilation: Compilation, routes: string[]) {
  if (routes.length === 0) return {};
  const { namedChunkGroups } = compilation;
  const known = routes.map(chunkName);
  const names = known.flatMap(name => [name, `${name}-data`]);
  const shared = names.find((name, index) => names.indexOf(name) !== index);
  if (shared) throw new Error(`Two pages would share the chunk ${shared}: change the path of one`);
  for (const name of namedChunkGroups.keys())
    if (name.startsWith('page-') && !known.includes(name.replace(/-data$/, '')))
      throw new Error(`The chunk ${name} bears the name of no page: there are ${known.join(', ')}`);
  for (const name of known) if (!namedChunkGroups.has(name)) throw new Error(`No chunk is named ${name}`);
  const pages = routes.map(route => {
    const name = chunkName(route);
    const groups = [name, `${name}-data`].flatMap(one => namedChunkGroups.get(one) ?? []);
    const chunks = groups.flatMap(group => group.chunks);
    const data = chunks.some(chunk => has(compilation, chunk, isDataLayerUse));
    return [route, { preload: scripts(groups.flatMap(group => group.getFiles())), data }] as const;
  });
  return Object.fromEntries(pages);
}

function dataFiles(compilation: Compilation) {
  const late = [...compilation.chunks].filter(
    chunk => !chunk.canBeInitial() && has(compilation, chunk, isDataLayer),
  );
  const groups = late.flatMap(chunk => [...chunk.groupsIterable]);
  return scripts(groups.flatMap(group => group.getFiles()));
}

const has = ({ chunkGraph }: Compilation, chunk: Chunk, test: (module: Module) => boolean) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some(test);

/** The name holds for a module that others were concatenated into, too. */
const isDataLayer = (module: Module) => DATA_LAYER_FILE.test(module.nameForCondition() ?? '');
const isDataLayerUse = (module: Module) =>
  module.type === 'consume-shared-module' && module.identifier().includes(DATA_LAYER);
