import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { precompress } from './precompress.ts';
import { buildVersion } from './buildVersion.ts';
import { promoteBuilt } from '../release/promote.ts';
import { draftDir, readIntact, versionDir, storeVersion } from '../registry/versionFiles.ts';
import { serverBuild } from './serverBuild.ts';
import type { AppBuild } from './webpack.ts';
import { appDir, type AppName, type BuildMode } from './workspace.ts';

export type { AppName, BuildMode } from './workspace.ts';

export interface BuildRequest {
  app: AppName;
  /** The release store. */
  storeDir: string;
  mode: BuildMode;
  log?: (line: string) => void;
}

export interface BuildResult {
  version: string;
  /** False when the store already had this version. */
  built: boolean;
}

/**
 * Builds an app unless its version is already in the store, and puts it in front of visitors.
 * Sources that have not changed since the last call leave the registry alone: a team's rollback outlives a restart.
 */
export async function buildAndPublish({
  app,
  storeDir,
  mode,
  log = () => {},
}: BuildRequest): Promise<BuildResult> {
  const version = buildVersion(app, mode);
  const place = versionDir(storeDir, app, version);
  const present = await readIntact(place);
  if (!present) {
    const started = performance.now();
    await withDraft({ app, version, mode, storeDir }, draft => storeVersion(draft, place));
    log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const stored = present ?? (await readIntact(place));
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${storeDir}`);
  await promoteBuilt(app, storeDir, stored);
  return { version, built: !present };
}

export interface DraftRequest {
  app: AppName;
  version: string;
  mode: BuildMode;
  storeDir: string;
}

/** Builds an app into a folder that no host serves, hands it to `use`, and takes away what `use` left of it. */
export async function withDraft<T>(
  { app, version, mode, storeDir }: DraftRequest,
  use: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = draftDir(storeDir);
  await mkdir(draft, { recursive: true });
  try {
    const definition = await loadDefinition(app);
    const options = { mode, version, outDir: draft };
    await compile(serverBuild(appDir(app), app, definition.role, options));
    await compile(definition.configuration(options));
    if (mode === 'production') await precompress(draft);
    return await use(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** An app's build, as its own webpack.config.ts defines it. */
export async function loadDefinition(app: AppName) {
  const file = path.join(appDir(app), 'webpack.config.ts');
  return ((await import(file)) as { default: AppBuild }).default;
}
