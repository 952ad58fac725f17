import { withStagedBuild } from './stagedBuild.ts';
import { updateMicrofrontend } from './updateMicrofrontend.ts';
import { readCandidate, readLive } from '../gate/gateInputs.ts';
import { inspect } from '../gate/inspect.ts';
import { removedIntegrity } from '../registry/history.ts';
import { buildVersion } from '../build/buildVersion.ts';
import { listPrerendered, publish, validateShare } from '../registry/publish.ts';
import { publicationOf, setLastBuilt } from './promote.ts';
import { removeUnlisted } from './prune.ts';
import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { defaultVersion, findVersion, type Registry, type PrerenderedListing } from '../registry/registry.ts';
import {
  readIntact,
  requireIntact,
  storeVersion,
  versionDir,
  type StoredManifest,
} from '../registry/versionFiles.ts';
import { folderStore } from '../registry/folderStore.ts';
import type { MicrofrontendName } from '../../microfrontends.ts';

/**
 * @returns what to list of a version's rendered pages, or undefined when it has none
 * @throws {Error} when the build has other routes than its pages, or a page cannot be rendered
 */
export type PrerenderStep = (version: string) => Promise<PrerenderedListing | undefined>;

export interface ReleaseRequest {
  name: MicrofrontendName;
  /** The release store. */
  storeDir: string;
  /** Where the live gateway is reached from here, for its schema. */
  gatewayUrl?: string | undefined;
  /** How many of a hundred visitors get it, 0 to 100. */
  traffic: number;
  /** A name for this build; by default one that follows from its sources. */
  version?: string | undefined;
  /** An already published version to give traffic to, instead of building one. */
  published?: string | undefined;
  /** Builds and checks, and changes nothing. */
  dryRun?: boolean | undefined;
  /** Renders the public pages of a stored version beside the live shell; undefined leaves them to browsers. */
  prerender?: PrerenderStep;
  /** Called after each step. */
  report?: (step: string, text: string) => void;
}

export interface ReleaseResult {
  version: string;
  /** The default before; undefined for a first release. */
  before: string | undefined;
}

/** A release on its way: what was asked for, the document as it was then, and the build in its present folder. */
interface PendingRelease {
  request: ReleaseRequest;
  registry: Registry;
  dir: string;
  stored: StoredManifest;
  /** The version of the sources that were built; undefined for a published version. */
  sources: string | undefined;
  prerendered?: PrerenderedListing | undefined;
}

interface Step {
  name: string;
  /** Whether visitors or the store could notice; a dry run leaves it out. */
  changes: boolean;
  /** @returns what happened, in words */
  run(pending: PendingRelease): Promise<string>;
}

/** What happens to a build, in order. One that throws ends the release: visitors keep what they have. */
const steps: Step[] = [
  { name: 'check', changes: false, run: check },
  { name: 'upload', changes: true, run: upload },
  // Before the switch, so that no visitor comes between.
  { name: 'prerender', changes: true, run: prerender },
  { name: 'switch', changes: true, run: switchTraffic },
];

/**
 * Publishes one microfrontend: build, check, upload, prerender, switch. Nothing else is built, restarted or asked.
 * @throws ReleaseRejectedError when a check fails or the same microfrontend was changed meanwhile
 */
export async function release(request: ReleaseRequest): Promise<ReleaseResult> {
  const { name, storeDir, traffic, dryRun, report = () => {} } = request;
  const { registry, invalid } = await folderStore(storeDir).read();
  // Asked before the build: a file that is saved during the release is not part of it.
  const sources = request.published === undefined ? buildVersion(name, 'production') : undefined;
  const version = request.published ?? request.version ?? sources ?? '';
  validateShare(registry, name, version, traffic);
  if (Object.hasOwn(invalid, name))
    report(
      'registry',
      `the entry of ${name} is invalid; the release replaces it and all versions that it lists`,
    );
  await withBuild(request, version, async (dir, stored, origin) => {
    report('build', origin);
    const pending: PendingRelease = { request, registry, dir, stored, sources };
    for (const step of steps) if (!dryRun || !step.changes) report(step.name, await step.run(pending));
  });
  if (dryRun) report('dry run', `nothing was changed; ${version} would get ${traffic} % of the visitors`);
  return { version, before: defaultVersion(registry, name)?.metadata.version };
}

type UseBuild = (dir: string, stored: StoredManifest, origin: string) => Promise<void>;

/** Hands over the build to release: the one in the store, or a new one. */
async function withBuild({ name, storeDir, ...request }: ReleaseRequest, version: string, use: UseBuild) {
  const place = versionDir(storeDir, name, version);
  // A build named after its sources is what a new one would be; one with a name of its own may not be.
  const present = request.version === undefined ? await readIntact(place) : null;
  if (present) return use(place, present, `${version} is in the store already`);
  if (request.published !== undefined)
    throw new ReleaseRejectedError(`${name} has no complete version ${version}.`);
  await withStagedBuild({ app: name, version, mode: 'production', storeDir }, async staged => {
    const built = await readIntact(staged);
    if (!built) throw new ReleaseRejectedError(`The build of ${name} is not complete.`);
    if (request.version === undefined) requireSameSources(name, version);
    await use(staged, built, version);
  });
}

/** A version is named after its sources; one that was edited during the build would hold others. */
function requireSameSources(name: MicrofrontendName, version: string) {
  if (buildVersion(name, 'production') !== version)
    throw new ReleaseRejectedError(`The sources of ${name} changed during the build. Release again.`);
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

async function upload({ request: { name, storeDir }, registry, dir, stored }: PendingRelease) {
  const { version } = stored.manifest;
  const place = versionDir(storeDir, name, version);
  const listed = findVersion(registry, name, version);
  const meant =
    listed?.metadata.integrity ?? removedIntegrity(name, version, await folderStore(storeDir).history());
  if (meant !== undefined && meant !== stored.integrity)
    throw new ReleaseRejectedError(
      `${version} was published with other contents before; versions never change.`,
    );
  if (dir === place) return `${name}/${version} is there already`;
  await storeVersion(dir, place).catch((error: Error) => {
    throw new ReleaseRejectedError(`${error.message}.`);
  });
  return `${name}/${version}`;
}

async function prerender(pending: PendingRelease) {
  const { request, dir, stored } = pending;
  const { name, storeDir } = request;
  const { version } = stored.manifest;
  pending.prerendered = await request.prerender?.(version).catch(async (error: Error) => {
    // What this release uploaded goes again: the gateway executes the operations of every stored version.
    if (dir !== versionDir(storeDir, name, version))
      await removeUnlisted(folderStore(storeDir), storeDir, name, version);
    throw new ReleaseRejectedError(
      `${request.name} ${version} is rejected: its pages cannot be rendered.\n${error.message}`,
    );
  });
  return pending.prerendered ? 'for the live shell' : 'nothing: browsers render the public pages';
}

async function switchTraffic({ request, registry, stored, sources, prerendered }: PendingRelease) {
  const { name, storeDir, traffic } = request;
  const publication = publicationOf(stored);
  const { version } = publication;
  const change = (current: Registry) =>
    listPrerendered(publish(current, publication, traffic), name, version, prerendered);
  const verify = () => requireIntact(storeDir, name, version);
  await updateMicrofrontend(folderStore(storeDir), name, registry, change, { kind: 'release', verify });
  return `${version} has ${traffic} % of the visitors${await rememberSources(storeDir, name, sources)}`;
}

/**
 * Records what was built, so that a restart does not promote it again. Visitors have it already: a failure is no
 * failure of the release.
 * @returns what to add to the report
 */
async function rememberSources(storeDir: string, name: MicrofrontendName, sources: string | undefined) {
  if (sources === undefined) return '';
  return setLastBuilt(storeDir, name, sources).then(
    () => '',
    (error: Error) =>
      `; that it was built was not recorded, so npm start promotes it again: ${error.message}`,
  );
}
