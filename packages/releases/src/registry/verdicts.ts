import { contractsFit } from '@site/federation/contractsFit';
import { formerDefaults } from './history.ts';
import { isServed, versionsOf, type PublishedVersion, type Registry, type Verdict } from './registry.ts';

export const hasFailed = ({ extras }: PublishedVersion) => extras.verdict?.state === 'failed';
export const isHealthy = ({ extras }: PublishedVersion) => extras.verdict?.state === 'healthy';

/** The version that was seen healthy last; undefined when none was. */
export const lastHealthy = (versions: readonly PublishedVersion[]): PublishedVersion | undefined =>
  versions
    .filter(isHealthy)
    .sort((one, other) => healthyAt(one) - healthyAt(other))
    .at(-1);

const healthyAt = ({ extras }: PublishedVersion) => Date.parse(extras.verdict?.at ?? '');

/** Whether both may work with the same shell. */
const fits = (one: PublishedVersion, other: PublishedVersion) =>
  contractsFit(one.extras.contractVersion, other.extras.contractVersion);

/** Whether a shell works with every version that browsers have of the microfrontends. */
const fitsServed = ({ microFrontends }: Registry, shell: PublishedVersion) =>
  Object.entries(microFrontends)
    .flatMap(([name, versions]) => (name === 'shell' ? [] : versions.filter(isServed)))
    .every(one => fits(one, shell));

/**
 * The address of the version that a browser loads when `own` fails in it: the default if it was seen healthy, else the
 * last healthy one, else the default; its own where there is none but failed ones.
 */
export function fallbackUrlOf(versions: readonly PublishedVersion[], own: PublishedVersion): string {
  const others = versions.filter(one => one.url !== own.url && !hasFailed(one));
  const current = others.find(({ deployment }) => deployment.default);
  if (current && isHealthy(current)) return current.url;
  // The shell that loads this version loads the default, too: what does not fit both may be for another shell.
  const fitting = others.filter(one => fits(one, own) && (!current || fits(one, current)));
  return (lastHealthy(fitting) ?? current)?.url ?? own.url;
}

/**
 * Records what became of a version. One that failed is no fallback any more.
 * @returns the same registry for a version that is not listed
 */
export function withVerdict(registry: Registry, name: string, version: string, verdict: Verdict): Registry {
  const judged = versionsOf(registry, name).map(one =>
    one.metadata.version === version ? { ...one, extras: { ...one.extras, verdict } } : one,
  );
  if (judged.length === 0) return registry;
  const failed = new Set(judged.filter(hasFailed).map(({ url }) => url));
  const versions = judged.map(one =>
    one.fallbackUrl !== one.url && failed.has(one.fallbackUrl)
      ? { ...one, fallbackUrl: fallbackUrlOf(judged, one) }
      : one,
  );
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: versions } };
}

/**
 * Where a rollback of the default leads: of the defaults before it the last one that was seen healthy, else the last
 * one that is not known to have failed.
 */
export function rollbackTarget(registry: Registry, name: string): string | undefined {
  const listed = versionsOf(registry, name);
  const current = listed.find(({ deployment }) => deployment.default);
  const former = formerDefaults(registry, name).flatMap(
    version => listed.find(({ metadata }) => metadata.version === version) ?? [],
  );
  // A registry without a history knows at least the default when this version came.
  const fallback = listed.filter(({ url }) => url === current?.fallbackUrl);
  const usable = [...former, ...fallback].filter(
    one => one !== current && !hasFailed(one) && (name !== 'shell' || fitsServed(registry, one)),
  );
  const healthy = usable.find(one => isHealthy(one) && current && fits(one, current));
  return (healthy ?? usable[0])?.metadata.version;
}
