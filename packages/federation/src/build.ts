import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { precompress } from './compress.ts';
import { buildVersion } from './inputs.ts';
import { isKnown, publish } from './publish.ts';
import {
  draftDir,
  readIntact,
  releaseDir,
  setCurrentShell,
  storeRelease,
  type StoredManifest,
} from './releases.ts';
import { changeRegistry, folderStore, replaceFile } from './store.ts';
import type { AppBuild } from './webpack.ts';
import { appDir, type AppName, type BuildMode } from './workspace.ts';

export type { AppName, BuildMode } from './workspace.ts';

export interface BuildRequest {
  app: AppName;
  /** The folder of all releases. */
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
  const place = releaseDir(storeDir, app, version);
  const present = await readIntact(place);
  if (!present) await build(app, version, mode, storeDir, log);
  const stored = present ?? (await readIntact(place));
  if (!stored) throw new Error(`${app} ${version} did not arrive in ${storeDir}`);
  await putInFront(app, storeDir, stored);
  return { version, built: !present };
}

async function build(
  app: AppName,
  version: string,
  mode: BuildMode,
  storeDir: string,
  log: (line: string) => void,
) {
  const started = performance.now();
  const draft = draftDir(storeDir);
  await mkdir(draft, { recursive: true });
  try {
    const definition = await loadDefinition(app);
    await compile(definition.configuration({ mode, version, outDir: draft }));
    if (mode === 'production') await precompress(draft);
    await storeRelease(draft, releaseDir(storeDir, app, version));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  log(`${app} ${version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function loadDefinition(app: AppName) {
  const file = path.join(appDir(app), 'webpack.config.ts');
  return ((await import(file)) as { default: AppBuild }).default;
}

async function putInFront(app: AppName, storeDir: string, { manifest, integrity }: StoredManifest) {
  const { version } = manifest;
  if (app === 'shell') return setCurrentShell(storeDir, version);
  const marker = path.join(storeDir, app, '.last-built');
  const last = await readFile(marker, 'utf8').catch(() => null);
  const publication = { ...manifest, integrity, publishedAt: new Date() };
  await changeRegistry(folderStore(storeDir), registry =>
    last === version && isKnown(registry, app, version)
      ? registry
      : publish(registry, { ...publication, name: app }),
  );
  if (last !== version) await replaceFile(marker, version);
}
