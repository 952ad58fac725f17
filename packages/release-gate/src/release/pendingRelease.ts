import type { InspectedBuild, Live } from '../gateInputs.ts';
import type { RenderedPages } from '@site/releases/prerender/prerenderPairs';
import type { Registry } from '@site/releases/registry/registry';
import { ReleaseRejectedError } from '@site/releases/registry/registry';
import type { StoredManifest } from '@site/releases/store/versionFiles';
import type { ReleaseRequest } from './releaseRequest.ts';

/** A release on its way: what was asked for, the registry as it was then, and the build. */
export interface PendingRelease {
  request: ReleaseRequest;
  registry: Registry;
  /** A folder of this machine with the build. */
  dir: string;
  /** Whether the build came out of the store. */
  isStored: boolean;
  stored: StoredManifest;
  /** The version of the sources that were built; undefined for a version of the store. */
  sources: string | undefined;
  /** What the declared checks have read of the build and of what is live. */
  inspected?: InspectedBuild;
  live?: Live;
  /** What the release gate did not check; undefined leaves what is listed. */
  unchecked?: string[];
  rendered?: RenderedPages[];
  /** Whether this release has put the version into the store, where nothing had its name before. */
  hasStored?: boolean;
}

/** What ends a release: each reason is a sentence. */
export const rejected = ({ request, stored }: PendingRelease, violations: string[]) =>
  new ReleaseRejectedError(
    [`${request.name} ${stored.manifest.version} is rejected:`, ...violations].join('\n  '),
  );
