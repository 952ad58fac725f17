import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RuleSetRule, Stats, StatsModule } from 'webpack';
import { loadDefinition } from '@site/federation/build/compileApp';
import { compile } from '@site/federation/build/compile';
import { projectRoot, type AppName } from '@site/federation/build/workspace';

/** A script of a build and its contents. */
export interface ScriptReport {
  file: string;
  /** As it is sent, in kB of 1000 bytes. */
  brotliKb: number;
  /** Packages, and folders of our own, by their share (0 to 1) of the unminified sources, the largest first. */
  holds: { name: string; share: number }[];
}

/** Builds an app as it is released, into a temporary folder, and analyses its scripts; the largest first. */
export const reportBundles = (app: AppName): Promise<ScriptReport[]> =>
  buildApp(
    app,
    () => false,
    (stats, outDir) => {
      const { modules = [], chunks = [] } = stats.toJson({
        all: false,
        ids: true,
        chunks: true,
        modules: true,
        modulesSpace: Infinity,
        nestedModules: true,
        nestedModulesSpace: Infinity,
      });
      const scripts = chunks.flatMap(({ id, files = [] }) =>
        files
          .filter(file => file.endsWith('.js'))
          .map(file => {
            const inside = modules.filter(module => module.chunks?.includes(id!));
            return { file, brotliKb: sentKb(path.join(outDir, file)), holds: sharesOf(inside) };
          }),
      );
      return scripts.sort((a, b) => b.brotliKb - a.brotliKb);
    },
  );

/**
 * All scripts of an app together, in kB as they are sent, when every file of a package or folder is empty. What only
 * those files need goes with them.
 * @param part a name of `ScriptReport.holds`; none for the whole app
 */
export const scriptsKbWithout = (app: AppName, part?: string): Promise<number> =>
  buildApp(
    app,
    file => ownerOf(file) === part,
    (stats, outDir) =>
      [...stats.compilation.assetsInfo.keys()]
        .filter(file => file.endsWith('.js'))
        .reduce((sum, file) => sum + sentKb(path.join(outDir, file)), 0),
  );

const sentKb = (file: string) => brotliCompressSync(readFileSync(file)).length / 1000;

async function buildApp<T>(
  app: AppName,
  isLeftOut: (file: string) => boolean,
  read: (stats: Stats, outDir: string) => T,
): Promise<T> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bundle-report-'));
  try {
    const { configuration } = await loadDefinition(app);
    const settings = configuration({ mode: 'production', version: 'report', outDir });
    const leaveOut: RuleSetRule = {
      resource: isLeftOut,
      loader: path.join(import.meta.dirname, 'leaveOut.cjs'),
      enforce: 'post',
      // Not an ES module: what imports a name from it finds none, and is built all the same.
      type: 'javascript/auto',
      sideEffects: true,
    };
    const rules = [...(settings.module?.rules ?? []), leaveOut];
    // Cached modules carry no reasons and sizes.
    const stats = await compile({ ...settings, module: { ...settings.module, rules }, cache: false });
    return read(stats, outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function sharesOf(modules: StatsModule[]) {
  const sizes = new Map<string, number>();
  let total = 0;
  for (const { nameForCondition, size = 0 } of modules.flatMap(leavesOf)) {
    const name = ownerOf(nameForCondition);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
    total += size;
  }
  return [...sizes].map(([name, size]) => ({ name, share: size / total })).sort((a, b) => b.share - a.share);
}

/** Concatenated modules are nested in the one that holds them. */
const leavesOf = (module: StatsModule): StatsModule[] => module.modules?.flatMap(leavesOf) ?? [module];

function ownerOf(file: string | null | undefined) {
  if (!file) return 'webpack';
  const [, installed] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return installed ?? path.relative(projectRoot, file).split(path.sep).slice(0, 2).join('/');
}
