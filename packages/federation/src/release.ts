import { setLastBuilt, publicationOf, withDraft } from './build.ts';
import { inspect } from './gate/inspect.ts';
import { readCandidate, readLive } from './gate/facts.ts';
import { buildVersion } from './inputs.ts';
import { publish, setTraffic } from './publish.ts';
import { defaultRelease, type Registry, type Release } from './registry.ts';
import { readIntact, releaseDir, storeRelease, type StoredManifest } from './releases.ts';
import { previousDefault } from './history.ts';
import { changeRegistry, folderStore, type RegistryStore } from './store.ts';
import type { RemoteName } from './workspace.ts';

export type { RemoteName } from './workspace.ts';

/** A release that must not happen, or did not; the message says why and what to do. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export interface ReleaseRequest {
  name: RemoteName;
  /** The folder of all releases. */
  storeDir: string;
  /** How many of a hundred visitors get it, 0 to 100. */
  traffic: number;
  /** A name for this build; by default one that follows from its sources. */
  version?: string | undefined;
  /** An already published version to give traffic to, instead of building one. */
  published?: string | undefined;
  /** Builds and checks, and changes nothing. */
  dryRun?: boolean | undefined;
  /** Told of each step when it is done. */
  report?: (step: string, text: string) => void;
}

export interface ReleaseResult {
  version: string;
  /** What stood in front of the visitors before; undefined for a first release. */
  before: string | undefined;
}

/**
 * Publishes one microfrontend: build, check, upload, switch. Nothing else is built, restarted or asked.
 * @throws RefusedError when a check fails or somebody else changed the same microfrontend meanwhile
 */
export async function release(request: ReleaseRequest): Promise<ReleaseResult> {
  const { name, storeDir, report = () => {} } = request;
  const store = folderStore(storeDir);
  const before = defaultRelease((await store.read()).registry, name)?.metadata.version;
  const stored = await candidate(request);
  const { version } = stored.manifest;
  if (request.dryRun) {
    report('switch', `nothing was changed; ${version} would get ${request.traffic} % of the visitors`);
    return { version, before };
  }
  const publication = publicationOf(stored);
  await changeOwn(store, name, registry => publish(registry, publication, request.traffic));
  await setLastBuilt(storeDir, name, buildVersion(name, 'production'));
  report('switch', `${version} has ${request.traffic} % of the visitors`);
  return { version, before };
}

/** The build to release, in its place in the store unless this is a dry run. */
async function candidate(request: ReleaseRequest): Promise<StoredManifest> {
  const { name, storeDir, report = () => {} } = request;
  const version = request.published ?? request.version ?? buildVersion(name, 'production');
  const place = releaseDir(storeDir, name, version);
  // A build named after its sources is what a new one would be; one with a name of its own may not be.
  const present = request.version === undefined ? await readIntact(place) : null;
  if (present) {
    report('build', `${version} is in the store already`);
    await check(place, present, request);
    return present;
  }
  if (request.published !== undefined) throw new RefusedError(`${name} has no release ${version}.`);
  return withDraft({ app: name, version, mode: 'production', storeDir }, async draft => {
    report('build', version);
    const built = await readIntact(draft);
    if (!built) throw new RefusedError(`The build of ${name} is not complete.`);
    await check(draft, built, request);
    if (request.dryRun) return built;
    await storeRelease(draft, place).catch((error: Error) => {
      throw new RefusedError(`${error.message}.`);
    });
    report('upload', `${name}/${version}`);
    return built;
  });
}

async function check(dir: string, stored: StoredManifest, { name, storeDir, report }: ReleaseRequest) {
  const complaints = inspect(await readCandidate(dir, stored.manifest), await readLive(storeDir, name));
  if (complaints.length > 0)
    throw new RefusedError([`${name} ${stored.manifest.version} is refused:`, ...complaints].join('\n  '));
  report?.('check', 'contract, pages, operations, shared packages and size are right');
}

export interface RollbackRequest {
  name: RemoteName;
  storeDir: string;
  /** Where to go back to; by default what stood in front before, or the end of a canary. */
  version?: string | undefined;
}

export interface RollbackResult {
  version: string;
  /** What was taken back. */
  from: string;
}

/**
 * Takes back the last release: ends a canary, or puts the former default in front again. Files stay where they are.
 * @throws RefusedError when there is nothing to go back to
 */
export async function rollback({ name, storeDir, version }: RollbackRequest): Promise<RollbackResult> {
  const store = folderStore(storeDir);
  const { registry } = await store.read();
  const standing = defaultRelease(registry, name);
  if (!standing) throw new RefusedError(`${name} was never published.`);
  const canary = registry.microFrontends[name]?.find(
    ({ deployment }) => deployment.traffic > 0 && !deployment.default,
  );
  const target = version ?? (canary ? standing : await formerDefault(store, registry, name));
  const to = typeof target === 'string' ? target : target?.metadata.version;
  if (!to) throw new RefusedError(`${name} has no release before ${standing.metadata.version}.`);
  const known = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === to);
  if (!known) throw new RefusedError(`${name} has no release ${to}.`);
  await requireContract(storeDir, name, known);
  if (!(await readIntact(releaseDir(storeDir, name, to))))
    throw new RefusedError(`The files of ${name} ${to} are not complete any more.`);
  await changeOwn(store, name, current => setTraffic(current, name, to, 100));
  return { version: to, from: (canary ?? standing).metadata.version };
}

/** A page that is broken today is better than one that no shell can load. */
async function requireContract(storeDir: string, name: RemoteName, { metadata, extras }: Release) {
  const { shell } = await readLive(storeDir, name);
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
  return registry.microFrontends[name]?.find(
    ({ url }) => url === standing?.fallbackUrl && url !== standing.url,
  );
}

/**
 * A change of one microfrontend is made again when somebody published another one meanwhile, and refused when it was
 * this one: who came second must look first.
 */
async function changeOwn(store: RegistryStore, name: string, change: (registry: Registry) => Registry) {
  let seen: string | undefined;
  await changeRegistry(store, registry => {
    const own = JSON.stringify(registry.microFrontends[name] ?? []);
    if (seen !== undefined && seen !== own)
      throw new RefusedError(`Somebody else has just changed ${name}; look at its versions and try again.`);
    seen = own;
    return change(registry);
  });
}
