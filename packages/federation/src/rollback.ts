import { changeOwn } from './changeOwn.ts';
import { liveShell } from './gate/facts.ts';
import { previousDefault } from './history.ts';
import { listRendered, setTraffic } from './publish.ts';
import { RefusedError } from './refused.ts';
import { defaultRelease, type Registry, type Release } from './registry.ts';
import type { RenderStep } from './release.ts';
import { readIntact, releaseDir } from './releases.ts';
import { folderStore, type RegistryStore } from './store.ts';
import type { RemoteName } from './workspace.ts';

const EVERYBODY = 100;

export interface RollbackRequest {
  name: RemoteName;
  /** The folder of all releases. */
  storeDir: string;
  /** Where to go back to; by default what stood in front before, or the end of a canary. */
  version?: string | undefined;
  /** As for a release: since this version was live, the shell may have changed. */
  render?: RenderStep;
}

export interface RollbackResult {
  version: string;
  /** What was taken back. */
  from: string;
}

/**
 * Takes back the last release: ends a canary, or puts the former default in front again. Files stay where they are.
 * @throws RefusedError when there is nothing to go back to, or nothing that would work
 */
export async function rollback({
  name,
  storeDir,
  version,
  render,
}: RollbackRequest): Promise<RollbackResult> {
  const store = folderStore(storeDir);
  const { registry } = await store.read();
  const standing = defaultRelease(registry, name);
  if (!standing) throw new RefusedError(`${name} was never published.`);
  const canary = registry.microFrontends[name]?.find(
    ({ deployment }) => deployment.traffic > 0 && !deployment.default,
  );
  const to = version ?? (canary ? standing.metadata.version : await formerDefault(store, registry, name));
  if (to === undefined) throw new RefusedError(`${name} has no release before ${standing.metadata.version}.`);
  const target = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === to);
  if (!target) throw new RefusedError(`${name} has no release ${to}.`);
  await requireContract(storeDir, name, target);
  if (!(await readIntact(releaseDir(storeDir, name, to))))
    throw new RefusedError(`The files of ${name} ${to} are not complete any more.`);
  const pages = await render?.(to);
  await changeOwn(store, name, registry, current =>
    listRendered(setTraffic(current, name, to, EVERYBODY), name, to, pages),
  );
  return { version: to, from: (canary ?? standing).metadata.version };
}

/** A page that is broken today is better than one that no shell can load. */
async function requireContract(storeDir: string, name: RemoteName, { metadata, extras }: Release) {
  const shell = await liveShell(storeDir);
  if (!shell || shell.contractVersion === extras.contractVersion) return;
  throw new RefusedError(
    `${name} ${metadata.version} has contract version ${extras.contractVersion}; the live shell accepts ${shell.contractVersion}.`,
  );
}

async function formerDefault(store: RegistryStore, registry: Registry, name: string) {
  const former = previousDefault(name, await store.history());
  if (former) return former;
  // A store from before there was a history knows at least what stood in front when this release came.
  const standing = defaultRelease(registry, name);
  const before = registry.microFrontends[name]?.find(
    ({ url }) => url === standing?.fallbackUrl && url !== standing.url,
  );
  return before?.metadata.version;
}
