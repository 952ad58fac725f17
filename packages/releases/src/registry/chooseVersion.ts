import type { PublishedVersion } from './registry.ts';

/** A browser's rollout bucket is a number from 0 up to (not including) this. */
export const ROLLOUT_BUCKETS = 2 ** 32;

type Deployed = Pick<PublishedVersion, 'deployment'>;

/** The canary for rollout buckets below its share, else the default: raising a share only ever adds browsers to it. */
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
