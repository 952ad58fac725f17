import { readBuild, readLive } from '../gateInputs.ts';
import { inspect } from '../inspect.ts';
import { listRendered } from '@site/releases/prerender/prerenderPairs';
import { listUnchecked, publish } from '@site/releases/registry/publish';
import { rejected, type PendingRelease } from './pendingRelease.ts';
import { publicationOf, withBuilt } from '@site/releases/release/promote';
import { ReleaseRejectedError } from '@site/releases/registry/registry';
import { startSteps } from '@site/releases/judge/steps';
import { findVersion, type Registry } from '@site/releases/registry/registry';
import { requireIntact } from '@site/releases/store/changeRegistry';
import { runInBrowser } from './runInBrowser.ts';
import { requireUnchanged, updateMicrofrontend } from '@site/releases/store/changeRegistry';

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
  const { request, registry } = pending;
  const { name, store, dryRun, begin = () => {}, report = () => {} } = request;
  try {
    for (const step of releaseSteps.filter(({ changes }) => !dryRun || !changes)) {
      // Whoever was faster is found now and not after the longest step, as the last one would.
      if (!dryRun) requireUnchanged((await store.read()).registry, name, registry);
      begin(step.name);
      report(step.name, await step.run(pending));
    }
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
async function requireSameContents({ request: { name }, registry, stored }: PendingRelease) {
  const { version } = stored.manifest;
  const listed = findVersion(registry, name, version);
  const meant = listed?.metadata.integrity ?? registry.removed[name]?.[version];
  if (meant !== undefined && meant !== stored.integrity)
    throw new ReleaseRejectedError(
      `${version} was published with other contents before; versions never change.`,
    );
}

async function storeBuild(pending: PendingRelease) {
  const { dir, isStored, stored } = pending;
  const { name, store } = pending.request;
  const { version } = stored.manifest;
  if (isStored) return `${name}/${version} is there already`;
  const wasThere = (await store.versions(name)).some(one => one.version === version);
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
    const inspected = listUnchecked(listed, name, version, unchecked);
    const checked = sources === undefined ? inspected : withBuilt(inspected, name, sources);
    return plan ? startSteps(checked, name, version, plan, new Date()) : checked;
  };
  const verify = () => requireIntact(store, name, version, stored.integrity);
  await updateMicrofrontend(store, name, registry, change, { kind: 'release', verify });
  return `${version} has ${traffic} % of the browsers`;
}

/**
 * Removes what a rejected release has stored. After any other failure the version stays for a prune: where the store
 * did not answer, a write may still list it.
 */
async function removeStored({ request, stored, hasStored }: PendingRelease) {
  if (hasStored) await request.store.removeVersion(request.name, stored.manifest.version).catch(() => {});
}
