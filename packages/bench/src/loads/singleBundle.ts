import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compile } from '@site/federation/build/compile';
import { compress } from '@site/federation/build/compress';
import { buildInfoOf, buildVersion } from '@site/federation/build/buildVersion';
import { manifestPlugin } from '@site/federation/build/manifestPlugin';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publishStored } from '@site/releases/testing/builds';
import { versionDir } from '@site/releases/store/versionFiles';
import { browserBuild } from '@site/federation/build/browserBuild';
import { unusedModules } from '@site/federation/build/unusedParts';
import { appDir } from '@site/federation/build/workspace';
import { microfrontendNames } from '@site/federation/microfrontends';

/**
 * What the benchmark compares with: the same sources in one bundle, with the same settings, without federation.
 * @param outDir a store of its own: a shell host with this as RELEASES_DIR serves the single bundle
 */
export async function buildSingleBundle(outDir: string): Promise<void> {
  const version = `${buildVersion('shell', 'production')}.single`;
  const store = folderStore(outDir);
  const draft = path.join(outDir, '.draft');
  await mkdir(draft, { recursive: true });
  try {
    requireRemotes(await compile(configuration(version, draft)));
    await compress(draft);
    // For a measurement only: made anew each time, in a store that no site serves.
    await rm(versionDir(outDir, 'shell', version), { recursive: true, force: true });
    await store.storeVersion('shell', version, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await publishStored(store, 'shell', version);
}

function configuration(version: string, outDir: string): Configuration {
  const dir = appDir('shell');
  const base = browserBuild(dir, 'single', { mode: 'production', version, outDir });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    optimization: { ...base.optimization, splitChunks: false },
    // The facade replaces styled-components only where several bundles share one instance.
    module: { ...base.module, rules: base.module?.rules?.slice(1) ?? [] },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...remotes() } },
    plugins: [bundledRemotes(dir), ...unusedModules(), manifestPlugin(buildInfoOf('shell'), version)],
  };
}

/** Without them it would be the shell alone, whose pages say that their section is unavailable. */
function requireRemotes({ compilation }: Stats) {
  const files = new Set([...compilation.modules].flatMap(module => module.nameForCondition() ?? []));
  const missing = Object.values(remotes()).filter(file => !files.has(file));
  if (missing.length > 0) throw new Error(`The single bundle is without ${missing.join(', ')}`);
}

const remotes = () =>
  Object.fromEntries(
    microfrontendNames.map(name => [`bundled/${name}$`, path.join(appDir(name), 'src/routes.tsx')]),
  );

/** The one file of the shell that knows federation is replaced by one that contains the remotes. */
const bundledRemotes = (shellDir: string) =>
  new webpack.NormalModuleReplacementPlugin(/\/federation\/microfrontends\.ts$/, resource => {
    if (resource.context === path.join(shellDir, 'src')) {
      resource.request = path.join(import.meta.dirname, 'bundledRemotes.js');
    }
  });
