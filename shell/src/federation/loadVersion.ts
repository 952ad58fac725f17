import { contractsFit } from '@site/federation/microfrontends';
import type { RemoteModule } from '@site/platform';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { versionFolder, type BrowserManifest, type RemoteVersion } from '../pageData.ts';
import type { FailureStage } from '../reports/report.ts';
import { importRoutes } from './federationRuntime.ts';
import { enforceIntegrity, preloadScripts } from './integrity.ts';
import { RemoteError } from './reportFailure.ts';

/** @param attempt how often this version failed before, in this tab */
export type LoadVersion = (version: RemoteVersion, attempt: number) => Promise<RemoteModule>;

const failAt = (stage: FailureStage) => (cause: unknown) => {
  throw new RemoteError(stage, cause);
};

export const loadVersion: LoadVersion = async (version, attempt) => {
  // Checked before anything is fetched: the code of a contract that does not fit never runs.
  requireContract(version.contractVersion);
  const manifest = version.manifest ?? (await fetchManifest(version).catch(failAt('manifest')));
  const folder = attemptFolder(version, attempt);
  enforceIntegrity(folder, manifest.integrity);
  preloadScripts(folder, [manifest.entry, ...manifest.preload], manifest.integrity);
  const module = await importRoutes(folder + manifest.entry).catch(failAt('entry'));
  if (!module) throw new RemoteError('entry', 'no routes');
  requireContract(module.contractVersion, version.contractVersion);
  return module;
};

/** @param declared what the manifest says, by which the release gate and the registry go: the module must not differ */
function requireContract(version: number, declared = version) {
  if (version !== declared)
    throw new RemoteError('contract', `it exports ${version}, its manifest says ${declared}`);
  if (!contractsFit(version, CONTRACT_VERSION))
    throw new RemoteError('contract', `${version} does not fit ${CONTRACT_VERSION}`);
}

/**
 * Where the files of a version are fetched from. A browser caches a failed module for its address, so each further
 * attempt has an address of its own, below the same place; the hosts serve the same bytes there.
 */
function attemptFolder(version: RemoteVersion, attempt: number) {
  const parts = versionFolder(version).split('/');
  if (attempt > 0) parts.splice(-2, 0, `retry-${attempt}`);
  return parts.join('/');
}

async function fetchManifest({ url, integrity }: RemoteVersion): Promise<BrowserManifest> {
  const response = await fetch(url, { integrity, credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as BrowserManifest;
}
