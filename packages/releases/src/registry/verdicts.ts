import { contractsFit } from '@site/federation/microfrontends';
import { formerDefaults } from './history.ts';
import {
  changeVersion,
  defaultVersion,
  findVersion,
  isServed,
  versionsOf,
  withVersions,
  type PublishedVersion,
  type Registry,
  type Verdict,
} from './registry.ts';

export const hasFailed = ({ extras }: PublishedVersion) => extras.verdict?.state === 'failed';
const isHealthy = ({ extras }: PublishedVersion) => extras.verdict?.state === 'healthy';

/** Whether a shell works with every version that browsers have of the microfrontends. */
const fitsServed = ({ microFrontends }: Registry, shell: PublishedVersion) =>
  Object.entries(microFrontends)
    .flatMap(([name, versions]) => (name === 'shell' ? [] : versions.filter(isServed)))
    .every(({ extras }) => contractsFit(extras.contractVersion, shell.extras.contractVersion));

/** What a browser loads when `own` fails in it: the default, else the newest that was healthy, else `own` itself. */
export function fallbackUrlOf(versions: readonly PublishedVersion[], own: PublishedVersion): string {
  const others = versions.filter(one => one.url !== own.url && !hasFailed(one));
  const fallback = others.find(({ deployment }) => deployment.default) ?? others.findLast(isHealthy);
  return fallback?.url ?? own.url;
}

/** One that failed is no other version's fallback any more. */
export function withVerdict(registry: Registry, name: string, version: string, verdict: Verdict): Registry {
  if (!findVersion(registry, name, version)) return registry;
  const withIt = changeVersion(registry, name, version, ({ extras }) => ({ extras: { ...extras, verdict } }));
  const judged = versionsOf(withIt, name);
  const failed = new Set(judged.filter(hasFailed).map(({ url }) => url));
  const versions = judged.map(one =>
    one.fallbackUrl !== one.url && failed.has(one.fallbackUrl)
      ? { ...one, fallbackUrl: fallbackUrlOf(judged, one) }
      : one,
  );
  return withVersions(withIt, name, versions);
}

/** Where a rollback of the default leads: to the last default before it that is not known to have failed. */
export function rollbackTarget(registry: Registry, name: string): string | undefined {
  const current = defaultVersion(registry, name);
  const former = formerDefaults(registry, name).map(version => findVersion(registry, name, version));
  return former.find(
    one => one && one !== current && !hasFailed(one) && (name !== 'shell' || fitsServed(registry, one)),
  )?.metadata.version;
}
