import { ALL_TRAFFIC, changeVersions, setTraffic, withoutRollout } from '../registry/publish.ts';
import {
  defaultVersion,
  findVersion,
  isServed,
  versionsOf,
  type PublishedVersion,
  type Registry,
  type Rollout,
} from '../registry/registry.ts';
import { UNOPENED } from '../release/gate.ts';

/** How a version goes from the first browsers to all of them. */
export type RolloutPlan = Pick<Rollout, 'steps' | 'stepMinutes' | 'stepViews' | 'watchMinutes'>;

export const DEFAULT_PLAN: RolloutPlan = {
  steps: [5, 25, 100],
  stepMinutes: 10,
  stepViews: 200,
  watchMinutes: 60,
};

/** A version under watch, as the registry lists it. */
export interface WatchedVersion {
  name: string;
  version: string;
  /** Percent of the browsers. */
  share: number;
  published: PublishedVersion;
  rollout: Rollout;
}

/** Every version that is under watch now: of a microfrontend one at most. */
export const watchedVersions = (registry: Registry): WatchedVersion[] =>
  Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    versions.flatMap(published => {
      const { extras, deployment, metadata } = published;
      if (!extras.rollout || deployment.traffic === 0) return [];
      return [
        { name, version: metadata.version, share: deployment.traffic, published, rollout: extras.rollout },
      ];
    }),
  );

/** The versions that browsers have, or have again when what is under watch is taken back. */
export const versionsInUse = (registry: Registry, name: string): PublishedVersion[] => {
  const versions = versionsOf(registry, name);
  const baselines = new Set(versions.map(({ extras }) => extras.rollout?.baseline));
  return versions.filter(one => isServed(one) || baselines.has(one.metadata.version));
};

/** What a version may get without a person when no browser has run it before. */
export const MAX_UNCHECKED_SHARE = 5;

/** Whether the release gate could not run a version in a browser. */
export const isUnchecked = ({ extras }: PublishedVersion) => extras.unchecked?.includes(UNOPENED) ?? false;

/**
 * Puts a version under watch that was just published with the share of its first step. In steps, one that was not run
 * in a browser begins with 5 % at most.
 * @param baseline the default before; without one there is nothing to compare with, and nothing is watched
 */
export function startRollout(
  registry: Registry,
  name: string,
  version: string,
  { baseline, plan, now }: { baseline: string | undefined; plan: RolloutPlan; now: Date },
): Registry {
  if (baseline === undefined || baseline === version) return registry;
  const at = now.toISOString();
  const published = findVersion(registry, name, version);
  const isTooMuch =
    !published?.deployment.default && (published?.deployment.traffic ?? 0) > MAX_UNCHECKED_SHARE;
  if (published && isUnchecked(published) && isTooMuch)
    return startRollout(setTraffic(registry, name, version, MAX_UNCHECKED_SHARE), name, version, {
      baseline,
      plan,
      now,
    });
  return withRollout(registry, name, version, { ...plan, baseline, startedAt: at, stepAt: at });
}

/** Gives a version under watch its next share, and keeps it under watch. */
export function nextStep(registry: Registry, watched: WatchedVersion, share: number, now: Date): Registry {
  const { name, version, rollout } = watched;
  const stepAt = now.toISOString();
  return withRollout(setTraffic(registry, name, version, share), name, version, { ...rollout, stepAt });
}

/** Ends the watch, and leaves the shares as they are. */
export const endRollout = (
  registry: Registry,
  { name, version }: Pick<WatchedVersion, 'name' | 'version'>,
): Registry =>
  changeVersions(registry, name, (one, listed) => (listed === version ? withoutRollout(one) : one));

/**
 * Takes all browsers away from a version under watch.
 * @param to the version that gets them where the watched one is the default; else the default gets them
 */
export function takeBack(registry: Registry, { name, version }: WatchedVersion, to: string): Registry {
  const current = defaultVersion(registry, name)?.metadata.version;
  return setTraffic(registry, name, current === version || current === undefined ? to : current, ALL_TRAFFIC);
}

/** Whether the registry still says of a version what a decision rests on. */
export function isStillWatched(registry: Registry, { name, version, share, rollout }: WatchedVersion) {
  const now = findVersion(registry, name, version);
  return (
    now?.deployment.traffic === share &&
    now.extras.rollout?.startedAt === rollout.startedAt &&
    now.extras.rollout.stepAt === rollout.stepAt
  );
}

const withRollout = (registry: Registry, name: string, version: string, rollout: Rollout): Registry =>
  versionsOf(registry, name).length === 0
    ? registry
    : changeVersions(registry, name, (one, listed) =>
        listed === version ? { ...one, extras: { ...one.extras, rollout } } : one,
      );
