import { withStagedBuild } from '@site/releases/release/stagedBuild';
import type { ReleaseRequest } from './releaseRequest.ts';
import { describeHowLong } from '@site/releases/judge/howLong';
import { judgedVersions } from '@site/releases/judge/steps';
import { runReleaseSteps } from './releaseSteps.ts';
import { buildVersion } from '@site/federation/build/buildVersion';
import { validateShare } from '@site/releases/registry/publish';
import { ReleaseRejectedError } from '@site/releases/registry/registry';
import { defaultVersion } from '@site/releases/registry/registry';
import { readIntact, type StoredManifest } from '@site/releases/store/versionFiles';
import type { AppName } from '@site/federation/build/workspace';

export interface ReleaseResult {
  version: string;
  /** The default before; undefined for a first release. */
  before: string | undefined;
}

/**
 * Publishes one microfrontend, or the shell: build, check, store, prerender, publish. Nothing else is built, restarted or asked.
 * @throws ReleaseRejectedError when a check fails or the same microfrontend was changed meanwhile
 */
export async function release(request: ReleaseRequest): Promise<ReleaseResult> {
  const { name, store, traffic, plan, dryRun, report = () => {} } = request;
  const { registry, invalid } = await store.read();
  // Asked before the build: a file that is saved during the release is not part of it.
  const sources = request.published === undefined ? buildVersion(name, 'production') : undefined;
  const version = request.published ?? request.version ?? sources ?? '';
  validateShare(registry, name, version, traffic);
  if (Object.hasOwn(invalid, name))
    report(
      'registry',
      `the entry of ${name} is invalid; the release replaces it and all versions that it lists`,
    );
  const judged = judgedVersions(registry).find(one => one.name === name);
  if (judged && judged.version !== version)
    report(
      'judged',
      `${judged.version} has ${judged.share} % of the browsers and is judged: publishing this one ends that`,
    );
  if (plan) report('steps', await describeHowLong(store, name, plan, new Date()));
  await withBuild(request, version, async (dir, stored, isStored) => {
    report('build', isStored ? `${version} is in the store already` : version);
    await runReleaseSteps({ request, registry, dir, isStored, stored, sources });
  });
  if (dryRun) report('dry run', `nothing was changed; ${version} would get ${traffic} % of the browsers`);
  return { version, before: defaultVersion(registry, name)?.metadata.version };
}

type UseBuild = (dir: string, stored: StoredManifest, isStored: boolean) => Promise<void>;

/** Hands over the build to release: the one in the store, or a new one. */
async function withBuild({ name, store, ...request }: ReleaseRequest, version: string, use: UseBuild) {
  // A build named after its sources is what a new one would be; one with a name of its own may not be.
  const present = request.version === undefined ? await store.readIntact(name, version) : null;
  if (present) return use(await store.folderOf(name, version), present, true);
  if (request.published !== undefined)
    throw new ReleaseRejectedError(`${name} has no complete version ${version}.`);
  await withStagedBuild({ app: name, version, mode: 'production' }, async staged => {
    const built = await readIntact(staged);
    if (!built) throw new ReleaseRejectedError(`The build of ${name} is not complete.`);
    if (request.version === undefined) requireSameSources(name, version);
    await use(staged, built, false);
  });
}

/** A version is named after its sources; one that was edited during the build would hold others. */
function requireSameSources(name: AppName, version: string) {
  if (buildVersion(name, 'production') !== version)
    throw new ReleaseRejectedError(`The sources of ${name} changed during the build. Release again.`);
}
