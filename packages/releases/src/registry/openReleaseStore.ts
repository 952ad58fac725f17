import { createHash } from 'node:crypto';
import path from 'node:path';
import { folderStore } from './folderStore.ts';
import { followReleases, type FollowOptions } from './followReleases.ts';
import type { ReleaseSource, ReleaseStore } from './releaseStore.ts';

/** Where releases are, by the settings of the same names. */
export interface ReleaseStoreSettings {
  /** The release store; with RELEASES_URL a folder of this machine for copies and builds. */
  RELEASES_DIR: string;
  /** `s3://BUCKET/PREFIX`: releases are in an object store. */
  RELEASES_URL?: string | undefined;
  /** A folder for the copies, if not RELEASES_DIR. */
  RELEASES_COPIES_DIR?: string | undefined;
  /** The SDK reads them itself; here they say whether the store is another one than AWS's. */
  AWS_ENDPOINT_URL?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
}

/** The release store that the settings name. */
export async function openReleaseStore(settings: ReleaseStoreSettings): Promise<ReleaseStore> {
  const { RELEASES_DIR, RELEASES_URL, AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3 } = settings;
  if (!RELEASES_URL) return folderStore(RELEASES_DIR);
  const pathStyle = Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL);
  // The SDK is large: whoever has a folder does not load it.
  const [{ s3Bucket }, { bucketStore }] = await Promise.all([
    import('./s3Bucket.ts'),
    import('./bucketStore.ts'),
  ]);
  return bucketStore(s3Bucket({ url: RELEASES_URL, pathStyle }), copiesOf(settings, RELEASES_URL));
}

/** What a host serves from: a folder as it is, of any other store a copy that follows it. */
export async function openReleaseSource(
  store: ReleaseStore,
  settings: ReleaseStoreSettings,
  options: Omit<FollowOptions, 'dir'>,
): Promise<ReleaseSource & Pick<ReleaseStore, 'versions'>> {
  const { RELEASES_URL } = settings;
  if (!RELEASES_URL) return store;
  return followReleases(store, { ...options, dir: copiesOf(settings, RELEASES_URL) });
}

/** Each address has copies of its own: the same name of a version may mean other files elsewhere. */
const copiesOf = ({ RELEASES_DIR, RELEASES_COPIES_DIR = RELEASES_DIR }: ReleaseStoreSettings, url: string) =>
  path.join(RELEASES_COPIES_DIR, `.copies-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`);
