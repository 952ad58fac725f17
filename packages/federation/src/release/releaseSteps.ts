import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS_FOLDER } from '../build/manifest.ts';
import { mapOf } from '../build/sourceMaps.ts';
import { unpackMap } from '../registry/mapFiles.ts';
import { readBuild, readLive, type InspectedBuild, type Live } from '../gate/gateInputs.ts';
import { inspect } from '../gate/inspect.ts';
import { NOT_RUN } from '../gate/run/buildToRun.ts';
import { removedIntegrity } from '../registry/history.ts';
import { listRendered, type RenderedPages } from '../prerender/prerenderPairs.ts';
import { listUnchecked, publish } from '../registry/publish.ts';
import { publicationOf, rememberPromoted } from './promote.ts';
import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { startRollout } from '../rollout/rollouts.ts';
import { defaultVersion, findVersion, isServed, type Registry } from '../registry/registry.ts';
import { requireIntact, type ReleaseStore } from '../registry/releaseStore.ts';
import type { StoredManifest } from '../registry/versionFiles.ts';
import { updateMicrofrontend } from './updateMicrofrontend.ts';
import type { ReleaseRequest } from './releaseRequest.ts';
import { microfrontends, type Page } from '../../microfrontends.ts';
import type { AppName } from '../build/workspace.ts';

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
  /** What the declared checks have read of the build and of what is live. */
  inspected?: InspectedBuild;
  live?: Live;
  /** What the release gate did not check; undefined leaves what is listed. */
  unchecked?: string[];
  rendered?: RenderedPages[];
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
  { name: 'run', changes: false, run: runInBrowser },
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

async function check(pending: PendingRelease) {
  const { request, dir, stored } = pending;
  await requireSameContents(pending);
  const live = await readLive(request);
  pending.live = live;
  const inspected = await readBuild(dir, stored.manifest);
  pending.inspected = inspected;
  const violations = inspect(inspected, live);
  if (violations.length > 0) throw rejected(pending, violations);
  return `contract, pages, shared packages and size are valid; operations checked against ${live.schemaFrom}`;
}

/** A name means the same bytes for ever, whoever has changed the store since. */
async function requireSameContents({ request: { name, store }, registry, stored }: PendingRelease) {
  const { version } = stored.manifest;
  const listed = findVersion(registry, name, version);
  const meant = listed?.metadata.integrity ?? removedIntegrity(name, version, await store.history());
  if (meant !== undefined && meant !== stored.integrity)
    throw new ReleaseRejectedError(
      `${version} was published with other contents before; versions never change.`,
    );
}

const rejected = ({ request, stored }: PendingRelease, violations: string[]) =>
  new ReleaseRejectedError(
    [`${request.name} ${stored.manifest.version} is rejected:`, ...violations].join('\n  '),
  );

async function runInBrowser(pending: PendingRelease) {
  const { request, registry, dir, stored, inspected, live } = pending;
  const listed = findVersion(registry, request.name, stored.manifest.version);
  if (!request.run) {
    if (!listed) pending.unchecked = [NOT_RUN];
    return 'not checked without a browser: that pages load, draw and fit, and report no error';
  }
  // Visitors have it already.
  if (listed && isServed(listed) && !listed.extras.unchecked?.includes(NOT_RUN))
    return 'browsers are served with it already';
  const violations = await request.run({
    dir,
    manifest: stored.manifest,
    pages: pagesToOpen(pending),
    defaultBuild: await readDefaultBuild(pending),
    readMap: file => readMap(pending, file),
    schema: live?.schema ?? '',
    operations: [inspected, ...(live?.partners ?? [])].flatMap(one => one?.contract.operations ?? []),
  });
  if (violations.length > 0) throw rejected(pending, violations);
  pending.unchecked = [];
  return `every page was opened in Chromium at 390 and 1440 px`;
}

/** Of a new shell a page may still be to come: it is shown as unavailable until its microfrontend is released, too. */
function pagesToOpen({ request: { name }, registry, inspected }: PendingRelease): Page[] {
  return microfrontends.flatMap(({ name: owner, pages }): readonly Page[] => {
    if (name !== 'shell') return name === owner ? pages : [];
    const routes = defaultVersion(registry, owner)?.extras.routes ?? [];
    return pages.filter(
      ({ path: page }) => inspected?.contract.pages[page] === owner && routes.includes(page),
    );
  });
}

/** The source map of a file of the build, in the store or still staged. */
function readMap({ request: { name, store }, isStored, dir, stored }: PendingRelease, file: string) {
  if (isStored) return store.readSourceMap(name, stored.manifest.version, file);
  return readFile(path.join(dir, MAPS_FOLDER, mapOf(file))).then(unpackMap);
}

/** The default version, if its files are complete. */
async function readDefaultBuild({ request: { name, store }, registry }: PendingRelease) {
  const version = defaultVersion(registry, name)?.metadata.version;
  const stored = version === undefined ? null : await store.readIntact(name, version);
  return stored && version !== undefined
    ? { dir: await store.folderOf(name, version), manifest: stored.manifest }
    : undefined;
}

async function storeBuild(pending: PendingRelease) {
  const { dir, isStored, stored } = pending;
  const { name, store } = pending.request;
  const { version } = stored.manifest;
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
  const rendered = await request.prerender?.(version).catch((error: Error) => {
    throw new ReleaseRejectedError(
      `${request.name} ${version} is rejected: its pages cannot be rendered.\n${error.message}`,
    );
  });
  pending.rendered = rendered ?? [];
  return rendered ? 'beside what is served' : 'nothing: browsers render the public pages';
}

async function publishVersion(pending: PendingRelease) {
  const { request, registry, stored, sources, rendered = [], unchecked } = pending;
  const { name, store, traffic, plan } = request;
  const publication = publicationOf(stored);
  const { version } = publication;
  const change = (current: Registry) => {
    const published = publish(current, publication, traffic);
    const listed = listRendered(published, rendered);
    const checked = listUnchecked(listed, name, version, unchecked);
    const baseline = defaultVersion(current, name)?.metadata.version;
    return plan ? startRollout(checked, name, version, { baseline, plan, now: new Date() }) : checked;
  };
  const verify = () => requireIntact(store, name, version, stored.integrity);
  await updateMicrofrontend(store, name, registry, change, { kind: 'release', verify });
  const { registry: now } = await store.read();
  const share = findVersion(now, name, version)?.deployment.traffic ?? traffic;
  return `${version} has ${share} % of the browsers${await rememberSources(store, name, sources)}`;
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
async function rememberSources(store: ReleaseStore, name: AppName, sources: string | undefined) {
  if (sources === undefined) return '';
  return rememberPromoted(store, name, sources).then(
    () => '',
    (error: Error) =>
      `; that it was built was not recorded, so npm start promotes it again: ${error.message}`,
  );
}
