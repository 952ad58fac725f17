import type { Manifest } from '@site/federation/build/manifest';
import { fallbackUrlOf } from './verdicts.ts';
import {
  changeVersion,
  defaultVersion,
  findVersion,
  ReleaseRejectedError,
  versionsOf,
  withVersions,
  type PublishedVersion,
  type Registry,
} from './registry.ts';

type ListedFacts = 'name' | 'version' | 'owner' | 'contractVersion' | 'routes';
export type Publication = Pick<Manifest, ListedFacts> & { integrity: string; publishedAt: Date };

export const ALL_TRAFFIC = 100;

/** How long a new version is listed before browsers get it, in ms: gateways look for its documents every second. */
export const GATEWAYS_KNOW_MS = 3000;

/** The default version gets the rest. A second canary replaces the first. @throws ReleaseRejectedError */
export function setTraffic(registry: Registry, name: string, version: string, percent: number): Registry {
  if (!findVersion(registry, name, version))
    throw new ReleaseRejectedError(`${name} has no version ${version}`);
  validateShare(registry, name, version, percent);
  const current = defaultVersion(registry, name)?.metadata.version;
  const next = percent === ALL_TRAFFIC ? version : current;
  const shareOf = (listed: string) =>
    listed === version ? percent : listed === current ? ALL_TRAFFIC - percent : 0;
  const isSame = (one: PublishedVersion) => one.deployment.traffic === shareOf(one.metadata.version);
  if (version === current && versionsOf(registry, name).every(isSame)) return registry;
  // Whoever changes shares ends what changes them step by step.
  const versions = versionsOf(registry, name).map(one => {
    const { rollout: _ended, ...extras } = one.extras;
    const listed = one.metadata.version;
    return { ...one, extras, deployment: { traffic: shareOf(listed), default: listed === next } };
  });
  return withVersions(registry, name, versions);
}

/** @throws ReleaseRejectedError when nothing else could take the rest of the browsers */
export function validateShare(registry: Registry, name: string, version: string, percent: number) {
  if (percent === ALL_TRAFFIC) return;
  const current = defaultVersion(registry, name)?.metadata.version;
  if (current === version)
    throw new ReleaseRejectedError(
      `${version} is the default of ${name}: give traffic to another version, or roll back`,
    );
  if (current === undefined)
    throw new ReleaseRejectedError(
      `The first release of ${name} goes to every browser: leave out --traffic and --progressive, and add --traffic 100 to --no-browser`,
    );
}

/** A listed version keeps its entry but for the verdict: whoever releases it again wants it judged again. */
export function publish(registry: Registry, publication: Publication, percent = ALL_TRAFFIC): Registry {
  const { name, version } = publication;
  const listed = list(registry, publication);
  if (defaultVersion(registry, name)?.metadata.version === version)
    return setTraffic(listed, name, version, percent);
  const complete = changeVersion(listed, name, version, one => {
    const { verdict: _former, ...extras } = one.extras;
    return { extras, fallbackUrl: fallbackUrlOf(versionsOf(registry, name), one) };
  });
  return setTraffic(complete, name, version, percent);
}

function list(registry: Registry, publication: Publication): Registry {
  const { name, version } = publication;
  if (findVersion(registry, name, version)) return registry;
  return withVersions(registry, name, [...versionsOf(registry, name), entryOf(publication)]);
}

/** Lists a version that no browser gets yet; the first of all is listed with all browsers. */
export const listAhead = (registry: Registry, publication: Publication): Registry =>
  defaultVersion(registry, publication.name) ? list(registry, publication) : registry;

/** Lists a version as the only one of its microfrontend: it has all browsers and no fallback. */
export function withOnlyVersion(registry: Registry, publication: Publication): Registry {
  const { name, version } = publication;
  const former = findVersion(registry, name, version);
  const alone = { ...(former ?? entryOf(publication)), deployment: { traffic: ALL_TRAFFIC, default: true } };
  return withVersions(registry, name, [{ ...alone, fallbackUrl: alone.url }]);
}

function entryOf(publication: Publication): PublishedVersion {
  const { version, integrity, owner, contractVersion, routes, publishedAt } = publication;
  const url = `${version}/manifest.json`;
  return {
    url,
    fallbackUrl: url,
    metadata: { version, integrity },
    deployment: { traffic: 0, default: false },
    extras: { owner, contractVersion, routes, publishedAt: publishedAt.toISOString() },
  };
}

/** Lists what the release gate did not check of a listed version. */
export const listUnchecked = (registry: Registry, name: string, version: string, unchecked: string[]) =>
  changeVersion(registry, name, version, ({ extras: { unchecked: _former, ...extras } }) => ({
    extras: { ...extras, ...(unchecked.length > 0 && { unchecked }) },
  }));
