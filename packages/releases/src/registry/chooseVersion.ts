import type { PublishedVersion } from './registry.ts';

/** A browser's rollout bucket is a number from 0 up to (not including) this. */
export const ROLLOUT_BUCKETS = 2 ** 32;

type Deployed = Pick<PublishedVersion, 'deployment'>;

/**
 * The version that a browser gets: the canary for rollout buckets below its share, the default for all others.
 * The same rollout bucket always gets the same answer, and raising a canary's traffic only ever adds browsers to it.
 * @param bucket from 0 up to ROLLOUT_BUCKETS, drawn once and kept in a cookie
 */
export function chooseVersion<T extends Deployed>(versions: readonly T[], bucket: number): T | undefined {
  let end = 0;
  for (const version of versions.filter(({ deployment }) => !deployment.default)) {
    end += (version.deployment.traffic / 100) * ROLLOUT_BUCKETS;
    if (bucket < end) return version;
  }
  return versions.find(({ deployment }) => deployment.default);
}

/** Whether browsers get different versions of this microfrontend, so that each needs a rollout bucket. */
export const isSplit = (versions: readonly Deployed[]) =>
  versions.filter(({ deployment }) => deployment.traffic > 0).length > 1;
