import { readCandidate, readLive } from '../gate/gateInputs.ts';
import { inspect } from '../gate/inspect.ts';
import { removedIntegrity } from '../registry/history.ts';
import { listPrerendered, publish } from '../registry/publish.ts';
import { publicationOf, rememberPromoted } from './promote.ts';
import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { findVersion, type Registry, type PrerenderedEntry } from '../registry/registry.ts';
import { requireIntact, type ReleaseStore } from '../registry/releaseStore.ts';
import type { StoredManifest } from '../registry/versionFiles.ts';
import { updateMicrofrontend } from './updateMicrofrontend.ts';
import type { ReleaseRequest } from './releaseRequest.ts';
import type { MicrofrontendName } from '../../microfrontends.ts';

/** A release on its way: what was asked for, the registry as it was then, and the build. */
export interface PendingRelease {
  request: ReleaseRequest;
  registry: Registry;
  /** A folder of this machine with the build. */
  dir: string;
  /** Whether the build came out of the store. */
  isStored: boolean;
  stored: StoredManifest;
  /** The version of the sources that were built; undefined for a version of the store. */
  sources: string | undefined;
  prerendered?: PrerenderedEntry | undefined;
  /** Whether this release has put the version into the store, where nothing had its name before. */
  hasStored?: boolean;
}

interface Step {
  name: string;
  /** Whether browsers or the store could notice; a dry run leaves it out. */
  changes: boolean;
  /** @returns what happened, in words */
  run(pending: PendingRelease): Promise<string>;
}

/** What happens to a build, in order. One that throws ends the release: browsers are served as before. */
const releaseSteps: Step[] = [
  { name: 'check', changes: false, run: check },
  { name: 'store', changes: true, run: storeBuild },
  // Before it is published, so that no browser is served without them.
  { name: 'prerender', changes: true, run: prerender },
  { name: 'publish', changes: true, run: publishVersion },
];

/**
 * Has a build checked, stored, prerendered and published; a dry run only has it checked.
 * @throws ReleaseRejectedError
 */
export async function runReleaseSteps(pending: PendingRelease) {
  const { dryRun, report = () => {} } = pending.request;
  try {
    for (const step of releaseSteps) if (!dryRun || !step.changes) report(step.name, await step.run(pending));
  } catch (error) {
    if (error instanceof ReleaseRejectedError) await removeStored(pending);
    throw error;
  }
}

async function check({ request, dir, stored }: PendingRelease) {
  const live = await readLive(request);
  const violations = inspect(await readCandidate(dir, stored.manifest), live);
  if (violations.length > 0)
    throw new ReleaseRejectedError(
      [`${request.name} ${stored.manifest.version} is rejected:`, ...violations].join('\n  '),
    );
  return `contract, pages, shared packages and size are valid; operations checked against ${live.schemaFrom}`;
}

async function storeBuild(pending: PendingRelease) {
  const { registry, dir, isStored, stored } = pending;
  const { name, store } = pending.request;
  const { version } = stored.manifest;
  const listed = findVersion(registry, name, version);
  const meant = listed?.metadata.integrity ?? removedIntegrity(name, version, await store.history());
  if (meant !== undefined && meant !== stored.integrity)
    throw new ReleaseRejectedError(
      `${version} was published with other contents before; versions never change.`,
    );
  if (isStored) return `${name}/${version} is there already`;
  const wasThere = (await store.versions(name)).includes(version);
  await store.storeVersion(name, version, dir).catch((error: Error) => {
    throw new ReleaseRejectedError(`${error.message}.`);
  });
  pending.hasStored = !wasThere;
  return `${name}/${version}`;
}

async function prerender(pending: PendingRelease) {
  const { request, stored } = pending;
  const { version } = stored.manifest;
  pending.prerendered = await request.prerender?.(version).catch((error: Error) => {
    throw new ReleaseRejectedError(
      `${request.name} ${version} is rejected: its pages cannot be rendered.\n${error.message}`,
    );
  });
  return pending.prerendered ? 'for the live shell' : 'nothing: browsers render the public pages';
}

async function publishVersion({ request, registry, stored, sources, prerendered }: PendingRelease) {
  const { name, store, traffic } = request;
  const publication = publicationOf(stored);
  const { version } = publication;
  const change = (current: Registry) =>
    listPrerendered(publish(current, publication, traffic), name, version, prerendered);
  const verify = () => requireIntact(store, name, version);
  await updateMicrofrontend(store, name, registry, change, { kind: 'release', verify });
  return `${version} has ${traffic} % of the browsers${await rememberSources(store, name, sources)}`;
}

/**
 * Removes what a rejected release has stored. After any other failure the version stays for a prune: where the store
 * did not answer, a write may still list it.
 */
async function removeStored({ request, stored, hasStored }: PendingRelease) {
  if (hasStored) await request.store.removeVersion(request.name, stored.manifest.version).catch(() => {});
}

/**
 * Records what was built, so that a restart does not promote it again. Browsers have it already: a failure is no
 * failure of the release.
 * @returns what to add to the report
 */
async function rememberSources(store: ReleaseStore, name: MicrofrontendName, sources: string | undefined) {
  if (sources === undefined) return '';
  return rememberPromoted(store, name, sources).then(
    () => '',
    (error: Error) =>
      `; that it was built was not recorded, so npm start promotes it again: ${error.message}`,
  );
}
