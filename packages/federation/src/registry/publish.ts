import { ReleaseRejectedError } from '../release/releaseRejected.ts';
import { defaultVersion, type Registry, type PublishedVersion, type PrerenderedListing } from './document.ts';

export interface Publication {
  name: string;
  version: string;
  integrity: string;
  owner: string;
  contractVersion: number;
  routes: string[];
  /** What a page needs at once, and the hash of every file of the build, as its manifest lists them. */
  preload: string[];
  files: Record<string, string>;
  publishedAt: Date;
}

const ALL_VISITORS = 100;

/** Whether the registry has ever seen this version. */
export const isPublished = (registry: Registry, name: string, version: string) =>
  registry.microFrontends[name]?.some(release => release.metadata.version === version) ?? false;

/** Puts one known version in front of every visitor; the others stay listed, without traffic. */
export const activate = (registry: Registry, name: string, version: string): Registry =>
  setTraffic(registry, name, version, ALL_VISITORS);

/**
 * Gives one known version `percent` of the visitors, and the default version the rest. With 100 it becomes the
 * default; with 0 it is published and served to nobody. At most two versions share the visitors: a second canary
 * takes the place of the first.
 * @throws ReleaseRejectedError when the version was never published, or when nothing else could take the rest
 */
export function setTraffic(registry: Registry, name: string, version: string, percent: number): Registry {
  if (!isPublished(registry, name, version))
    throw new ReleaseRejectedError(`${name} has no release ${version}`);
  validateShare(registry, name, version, percent);
  const standing = defaultVersion(registry, name)?.metadata.version;
  const shareOf = (release: PublishedVersion) => {
    if (release.metadata.version === version) return percent;
    return release.metadata.version === standing ? ALL_VISITORS - percent : 0;
  };
  const inFront = percent === ALL_VISITORS ? version : standing;
  const releases = (registry.microFrontends[name] ?? []).map(release => ({
    ...release,
    deployment: { traffic: shareOf(release), default: release.metadata.version === inFront },
  }));
  return withReleases(registry, name, releases);
}

/**
 * Says early whether a version could have this share.
 * @throws ReleaseRejectedError when nothing else could take the rest of the visitors
 */
export function validateShare(registry: Registry, name: string, version: string, percent: number) {
  if (percent === ALL_VISITORS) return;
  const standing = defaultVersion(registry, name)?.metadata.version;
  if (standing === version)
    throw new ReleaseRejectedError(
      `${version} is the default of ${name}: give traffic to another version, or roll back`,
    );
  if (standing === undefined)
    throw new ReleaseRejectedError(`The first release of ${name} goes to every visitor`);
}

/**
 * Adds a release and gives it `percent` of the visitors. A version that is already listed stays as it is:
 * its files are immutable, so there is nothing to change but the traffic.
 * @throws ReleaseRejectedError when a first release is to have less than all visitors
 */
export function publish(registry: Registry, publication: Publication, percent = ALL_VISITORS): Registry {
  const { name, version } = publication;
  const known = isPublished(registry, name, version) ? registry : withRelease(registry, publication);
  return setTraffic(withFallback(known, name, version), name, version, percent);
}

/** What works until now stands in when the new one does not. */
function withFallback(registry: Registry, name: string, version: string): Registry {
  const standing = defaultVersion(registry, name);
  if (!standing || standing.metadata.version === version) return registry;
  const releases = (registry.microFrontends[name] ?? []).map(release =>
    release.metadata.version === version ? { ...release, fallbackUrl: standing.url } : release,
  );
  return withReleases(registry, name, releases);
}

function withRelease(registry: Registry, publication: Publication) {
  const before = registry.microFrontends[publication.name] ?? [];
  return withReleases(registry, publication.name, [...before, releaseOf(publication)]);
}

function releaseOf(publication: Publication): PublishedVersion {
  const url = `${publication.version}/manifest.json`;
  return {
    url,
    fallbackUrl: url,
    metadata: { version: publication.version, integrity: publication.integrity },
    deployment: { traffic: 0, default: false },
    extras: {
      owner: publication.owner,
      contractVersion: publication.contractVersion,
      routes: publication.routes,
      preload: publication.preload,
      integrity: publication.files,
      publishedAt: publication.publishedAt.toISOString(),
    },
  };
}

/** So many pairs are remembered: enough for the shells and settings that somebody may go back to. */
const PAIRS_KEPT = 8;

/** Puts rendered pages first in a list of them, in the place of what the same pair had. */
export const withPrerendered = (listed: readonly PrerenderedListing[] = [], pages: PrerenderedListing) => [
  pages,
  ...listed
    .filter(({ shell, config }) => shell !== pages.shell || config !== pages.config)
    .slice(0, PAIRS_KEPT - 1),
];

/** Lists rendered pages of a version that the registry knows; without any it stays as it is. */
export function listPrerendered(
  registry: Registry,
  name: string,
  version: string,
  pages: PrerenderedListing | undefined,
): Registry {
  if (!pages) return registry;
  const releases = (registry.microFrontends[name] ?? []).map(release =>
    release.metadata.version === version
      ? {
          ...release,
          extras: { ...release.extras, prerendered: withPrerendered(release.extras.prerendered, pages) },
        }
      : release,
  );
  return withReleases(registry, name, releases);
}

const withReleases = (registry: Registry, name: string, releases: PublishedVersion[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: releases },
});
