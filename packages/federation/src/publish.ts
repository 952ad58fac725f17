import { defaultRelease, type Registry, type Release } from './registry.ts';

export interface Publication {
  name: string;
  version: string;
  integrity: string;
  owner: string;
  contractVersion: number;
  routes: string[];
  publishedAt: Date;
}

const off = { traffic: 0, default: false };
const on = { traffic: 100, default: true };

/** Whether the registry has ever seen this version. */
export const isKnown = (registry: Registry, name: string, version: string) =>
  registry.microFrontends[name]?.some(release => release.metadata.version === version) ?? false;

/** Puts one known version in front of every visitor; the others stay listed, without traffic. */
export function activate(registry: Registry, name: string, version: string): Registry {
  if (!isKnown(registry, name, version)) throw new Error(`${name} has no release ${version}`);
  const releases = (registry.microFrontends[name] ?? []).map(release => ({
    ...release,
    deployment: release.metadata.version === version ? on : off,
  }));
  return withReleases(registry, name, releases);
}

/**
 * Adds a release and puts it in front of every visitor. A version that is already listed is activated as it is:
 * its files are immutable, so there is nothing to change.
 */
export function publish(registry: Registry, publication: Publication): Registry {
  const { name, version } = publication;
  if (isKnown(registry, name, version)) return activate(registry, name, version);
  const added = [...(registry.microFrontends[name] ?? []), releaseOf(registry, publication)];
  return activate(withReleases(registry, name, added), name, version);
}

function releaseOf(registry: Registry, publication: Publication): Release {
  const url = `${publication.version}/manifest.json`;
  return {
    url,
    // What worked until now stands in when the new one does not.
    fallbackUrl: defaultRelease(registry, publication.name)?.url ?? url,
    metadata: { version: publication.version, integrity: publication.integrity },
    deployment: off,
    extras: {
      owner: publication.owner,
      contractVersion: publication.contractVersion,
      routes: publication.routes,
      publishedAt: publication.publishedAt.toISOString(),
    },
  };
}

const withReleases = (registry: Registry, name: string, releases: Release[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: releases },
});
