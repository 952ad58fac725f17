import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StatsModule } from 'webpack';
import { loadDefinition } from './build/buildApp.ts';
import { compile } from './build/compile.ts';
import { projectRoot, type AppName } from './build/workspace.ts';

/** A script of a build, and what takes its room. */
export interface ScriptReport {
  file: string;
  /** As it is sent, in kB of 1000 bytes. */
  brotliKb: number;
  /** Packages, and folders of our own, by their share (0 to 1) of the sources before they were made small; the largest first. */
  holds: { name: string; share: number }[];
}

/** Builds an app as it is released, into a folder that goes again, and says what its scripts hold; the largest first. */
export async function reportBundles(app: AppName): Promise<ScriptReport[]> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bundle-report-'));
  try {
    const { configuration } = await loadDefinition(app);
    // What is taken from a cache does not say what it is made of.
    const settings = { ...configuration({ mode: 'production', version: 'report', outDir }), cache: false };
    const stats = await compile(settings);
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
          const sent = brotliCompressSync(readFileSync(path.join(outDir, file)));
          const inside = modules.filter(module => module.chunks?.includes(id!));
          return { file, brotliKb: sent.length / 1000, holds: sharesOf(inside) };
        }),
    );
    return scripts.sort((a, b) => b.brotliKb - a.brotliKb);
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

/** Modules that were joined into one stand inside of it. */
const leavesOf = (module: StatsModule): StatsModule[] => module.modules?.flatMap(leavesOf) ?? [module];

function ownerOf(file: string | null | undefined) {
  if (!file) return 'webpack';
  const [, installed] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return installed ?? path.relative(projectRoot, file).split(path.sep).slice(0, 2).join('/');
}
