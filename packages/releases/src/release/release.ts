import { buildVersion } from '@site/federation/build/buildVersion';
import type { AppName } from '@site/federation/build/workspace';
import type { RenderedPages } from '../prerender/prerenderPairs.ts';
import { validateShare } from '../registry/publish.ts';
import { defaultVersion, findVersion, ReleaseRejectedError } from '../registry/registry.ts';
import { hasFailed } from '../registry/verdicts.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readIntact, type StoredManifest } from '../store/versionFiles.ts';
import { withStagedBuild } from './stagedBuild.ts';
import { describeHowLong } from '../judge/hostFiles.ts';
import type { StepPlan } from '../judge/steps.ts';
import { UNTESTED, type Gate } from './gate.ts';
import { ofChangedSources } from './promote.ts';
import { rejectFor, runReleaseSteps } from './releaseSteps.ts';

/** @throws {Error} when the build has other routes than its pages, or a page cannot be rendered */
export type PrerenderStep = (version: string) => Promise<RenderedPages[]>;

export interface ReleaseRequest {
  name: AppName;
  store: ReleaseStore;
  gate: Gate;
  /** Percent of the browsers that are served with it, 0 to 100. */
  traffic: number;
  /** Has the version judged beside the one before, in steps; the first is `traffic`. */
  plan?: StepPlan | undefined;
  /** A name for this build; by default one that follows from its sources. */
  version?: string | undefined;
  /** A stored version to give traffic to, instead of building one. */
  published?: string | undefined;
  dryRun?: boolean | undefined;
  /** Renders the public pages of a stored version beside what is served. */
  prerender: PrerenderStep;
  /** How long a new version is listed before browsers get it, in ms; by default until gateways know it. */
  waitMs?: number;
  report: (step: string, text: string) => void;
}

export interface ReleaseResult {
  version: string;
  /** The default before; undefined for a first release. */
  before: string | undefined;
}

/**
 * @returns null where there is nothing to do: a pipeline runs for others' changes, too
 * @throws ReleaseRejectedError when a check fails or the same microfrontend was changed meanwhile
 */
export async function release(request: ReleaseRequest): Promise<ReleaseResult | null> {
  const { name, store, traffic, plan, dryRun, report } = request;
  const { registry } = await store.read();
  // Asked before the build: a file that is saved during the release is not part of it.
  const sources = request.published === undefined ? buildVersion(name, 'production') : undefined;
  const version = request.published ?? request.version ?? sources ?? '';
  if (version === sources) {
    const listed = findVersion(registry, name, version);
    if (listed && hasFailed(listed))
      throw new ReleaseRejectedError(
        `${name} ${version} was taken back. Change its sources, or release it again by --published ${version}.`,
      );
    if (plan && !ofChangedSources(registry, name, version)) {
      report('sources', `unchanged since the last release; --published ${version} releases it again`);
      return null;
    }
  }
  validateShare(registry, name, version, traffic);
  if (plan) report('steps', await describeHowLong(store, name, plan, new Date()));
  const checked = sources === undefined ? [] : await checkSources(request, version);
  await withBuild(request, version, async (dir, stored, isFromStore) => {
    report('build', isFromStore ? `${version} is in the store already` : version);
    await runReleaseSteps({
      request,
      registry,
      build: { name, dir, ...stored },
      isFromStore,
      sources,
      checked,
    });
  });
  if (dryRun) report('dry run', `nothing was changed; ${version} would get ${traffic} % of the browsers`);
  return { version, before: defaultVersion(registry, name)?.metadata.version };
}

/** @returns what was checked, by the names of the registry */
async function checkSources({ name, gate, report }: ReleaseRequest, version: string) {
  if (!gate.checkSources) {
    report('sources', 'not checked: types and unit tests');
    return [];
  }
  report('sources', 'checks types, and runs unit tests …');
  rejectFor(await gate.checkSources(name), name, version);
  report('sources', 'types and unit tests are right');
  return [UNTESTED];
}

type UseBuild = (dir: string, stored: StoredManifest, isFromStore: boolean) => Promise<void>;

/** Hands over the build to release: the one in the store, or a new one. */
async function withBuild({ name, store, ...request }: ReleaseRequest, version: string, work: UseBuild) {
  // A build named after its sources is what a new one would be; one with a name of its own may not be.
  const present = request.version === undefined ? await store.readIntact(name, version) : null;
  if (present) return work(await store.folderOf(name, version), present, true);
  if (request.published !== undefined)
    throw new ReleaseRejectedError(`${name} has no complete version ${version}.`);
  await withStagedBuild({ app: name, version, mode: 'production' }, async staged => {
    const built = await readIntact(staged);
    if (!built) throw new ReleaseRejectedError(`The build of ${name} is not complete.`);
    // A version is named after its sources; one that was edited during the build would hold others.
    if (request.version === undefined && buildVersion(name, 'production') !== version)
      throw new ReleaseRejectedError(`The sources of ${name} changed during the build. Release again.`);
    await work(staged, built, false);
  });
}
