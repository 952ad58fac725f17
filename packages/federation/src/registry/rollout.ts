import type { PublishedVersion } from './document.ts';

/** A visitor's place among all visitors is a number from 0 up to (not including) this. */
export const ROLLOUT_BUCKETS = 2 ** 32;

type Deployed = Pick<PublishedVersion, 'deployment'>;

/**
 * The release that one visitor gets: the canary for buckets below its share, the default for all others.
 * The same bucket always gets the same answer, and raising a canary's traffic only ever adds visitors to it.
 * @param bucket the visitor's place, from 0 up to ROLLOUT_BUCKETS, drawn once and kept in a cookie
 */
export function chooseVersion<T extends Deployed>(releases: readonly T[], bucket: number): T | undefined {
  let end = 0;
  for (const release of releases.filter(({ deployment }) => !deployment.default)) {
    end += (release.deployment.traffic / 100) * ROLLOUT_BUCKETS;
    if (bucket < end) return release;
  }
  return releases.find(({ deployment }) => deployment.default);
}

/** Whether visitors of this microfrontend get different releases, so that a visitor needs a place at all. */
export const isSplit = (releases: readonly Deployed[]) =>
  releases.filter(({ deployment }) => deployment.traffic > 0).length > 1;
