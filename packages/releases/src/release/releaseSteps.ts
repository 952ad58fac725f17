import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@site/federation/build/workspace';
import { listRendered, type RenderedPages } from '../prerender/prerenderPairs.ts';
import { GATEWAYS_KNOW_MS, listAhead, listUnchecked, publish } from '../registry/publish.ts';
import { findVersion, isServed, ReleaseRejectedError, type Registry } from '../registry/registry.ts';
import { requireIntact, requireUnchanged, updateMicrofrontend } from '../store/changeRegistry.ts';
import { publicationOf, withBuilt } from './promote.ts';
import { judgedVersions, startSteps } from '../judge/steps.ts';
import { UNOPENED, UNTESTED, type StagedBuild } from './gate.ts';
import type { ReleaseRequest } from './release.ts';

/** A release on its way: what was asked for, the registry as it was then, and the build. */
interface PendingRelease {
  request: ReleaseRequest;
  registry: Registry;
  build: StagedBuild & { integrity: string };
  isFromStore: boolean;
  /** Whether this release has put it there, where nothing had its name before. */
  isNew?: boolean;
  /** The version of the sources that were built; undefined for a version of the store. */
  sources: string | undefined;
  /** What the release gate has checked, by the names of the registry. */
  checked: string[];
  rendered?: RenderedPages[];
}

/**
 * What happens to a build, in order; a dry run only has it checked. A step that throws ends the release: browsers are
 * served as before. @throws ReleaseRejectedError
 */
export async function runReleaseSteps(pending: PendingRelease) {
  const { request, registry } = pending;
  const { name, store, dryRun, report } = request;
  const step = async (title: string, run: (pending: PendingRelease) => Promise<string>) => {
    // Whoever was faster is found now and not after the longest step, as the last one would.
    if (!dryRun) requireUnchanged((await store.read()).registry, name, registry);
    report(title, await run(pending));
  };
  try {
    await step('check', check);
    await step('pages', openPages);
    if (dryRun) return;
    await step('store', storeBuild);
    // Before it is published, so that no browser is served without them.
    await step('prerender', prerender);
    await step('publish', publishVersion);
  } catch (error) {
    // After any other failure the version stays for a prune: a write to a store that did not answer may still list it.
    if (error instanceof ReleaseRejectedError && pending.isNew)
      await store.removeVersion(name, pending.build.manifest.version).catch(() => {});
    throw error;
  }
}

/** Ends a release for its reasons, one sentence each. @throws ReleaseRejectedError */
export function rejectFor(reasons: string[], name: AppName, version: string) {
  if (reasons.length === 0) return;
  throw new ReleaseRejectedError([`${name} ${version} is rejected:`, ...reasons].join('\n  '));
}

async function check({ request, registry, build }: PendingRelease) {
  const { name, gate } = request;
  const { version } = build.manifest;
  const meant = findVersion(registry, name, version)?.metadata.integrity ?? registry.removed[name]?.[version];
  if (meant !== undefined && meant !== build.integrity)
    throw new ReleaseRejectedError(
      `${version} was published with other contents before; versions never change.`,
    );
  rejectFor(await gate.inspect(build), name, version);
  return 'contract, pages, shared packages, documents and size are valid';
}

async function openPages({ request, registry, build, checked }: PendingRelease) {
  const { version } = build.manifest;
  if (!request.gate.openPages)
    return 'not checked without a browser: that pages load, draw and fit, and report no error';
  const listed = findVersion(registry, build.name, version);
  // Visitors have it already.
  if (listed && isServed(listed) && !listed.extras.unchecked?.includes(UNOPENED))
    return 'browsers are served with it already';
  request.report('pages', 'opens its pages in Chromium …');
  rejectFor(await request.gate.openPages(build), build.name, version);
  checked.push(UNOPENED);
  return 'every page was opened in Chromium at 390 and 1440 px';
}

async function storeBuild(pending: PendingRelease) {
  const { isFromStore, build, request } = pending;
  const { name, store } = request;
  const { version } = build.manifest;
  if (isFromStore) return `${name}/${version} is there already`;
  const wasThere = (await store.versions(name)).some(one => one.version === version);
  await store.storeVersion(name, version, build.dir).catch((error: Error) => {
    throw new ReleaseRejectedError(`${error.message}.`);
  });
  pending.isNew = !wasThere;
  return `${name}/${version}`;
}

async function prerender(pending: PendingRelease) {
  const { request, build } = pending;
  const { version } = build.manifest;
  const rendered = await request
    .prerender(version)
    .catch(({ message }: Error) =>
      rejectFor([`its pages cannot be rendered: ${message}`], build.name, version),
    );
  pending.rendered = rendered ?? [];
  return 'beside what is served';
}

async function publishVersion({ request, registry, build, sources, rendered = [], checked }: PendingRelease) {
  const { name, store, traffic, plan, waitMs = GATEWAYS_KNOW_MS } = request;
  const publication = publicationOf(build);
  const { version, integrity } = publication;
  const before = findVersion(registry, name, version);
  const unchecked = (before ? (before.extras.unchecked ?? []) : [UNTESTED, UNOPENED]).filter(
    one => !checked.includes(one),
  );
  const list = (current: Registry) => {
    const ahead = listAhead(current, publication);
    return ahead === current ? current : listUnchecked(ahead, name, version, unchecked);
  };
  await requireIntact(store, name, version, integrity);
  const listed = await updateMicrofrontend(store, name, registry, list);
  if (traffic > 0 && !before && findVersion(listed, name, version)) await sleep(waitMs);
  // A prune that began before it was listed may have removed its files.
  await requireIntact(store, name, version, integrity);
  const change = (current: Registry) => {
    const published = listRendered(publish(current, publication, traffic), rendered);
    const released = listUnchecked(published, name, version, unchecked);
    const built = sources === undefined ? released : withBuilt(released, name, sources);
    return plan ? startSteps(built, name, version, plan, new Date()) : built;
  };
  await updateMicrofrontend(store, name, listed, change);
  const ended = judgedVersions(listed).find(one => one.name === name && one.version !== version);
  return `${version} has ${traffic} % of the browsers${ended ? `; ${ended.version} has none and is judged no more` : ''}`;
}
