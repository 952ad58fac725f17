import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';

/** What the build's owner says about it; the rest is read off the build. */
export type BuildFacts = Pick<Manifest, 'name' | 'owner' | 'contractVersion' | 'routes'>;

/** Writes manifest.json beside the files; its version is that of the folder. */
export class ManifestPlugin {
  readonly #facts: BuildFacts;
  readonly #version: string;

  constructor(facts: BuildFacts, version: string) {
    this.#facts = facts;
    this.#version = version;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', compilation => {
      // After the stage that puts the real content hashes into the names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        if (compilation.errors.length === 0) this.#emit(compilation);
      });
    });
  }

  #emit(compilation: Compilation) {
    const files = compilation
      .getAssets()
      .map(asset => asset.name)
      .sort();
    const manifest: Manifest = {
      ...this.#facts,
      version: this.#version,
      ...entryFiles(compilation, files),
      integrity: Object.fromEntries(
        files.map(file => [file, integrityOf(compilation.getAsset(file)!.source.buffer())]),
      ),
    };
    compilation.emitAsset(MANIFEST_FILE, new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
  }
}

function entryFiles(compilation: Compilation, files: string[]) {
  const entry = files.find(file => /^(remoteEntry|main)\..*js$/.test(file));
  if (!entry) throw new Error('The build has no entry');
  const page = compilation.namedChunkGroups.get('routes')?.getFiles() ?? [];
  return { entry, preload: [...new Set([entry, ...page])].filter(file => file.endsWith('.js')) };
}
