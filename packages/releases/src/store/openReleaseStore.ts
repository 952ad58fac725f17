import { createHash } from 'node:crypto';
import path from 'node:path';
import type { releaseStoreSettings } from '@site/federation/settings';
import { createCopies } from './copies.ts';
import { folderBucket } from './folderBucket.ts';
import { createReleaseStore, type ReleaseStore } from './releaseStore.ts';

/** Where releases are. RELEASES_DIR is the store; with RELEASES_URL a folder of this machine for copies. */
export type ReleaseStoreSettings = { RELEASES_DIR: string } & {
  [Name in keyof typeof releaseStoreSettings]?: string | undefined;
};

/** Releases in a folder. */
export const folderStore = (dir: string): ReleaseStore => createReleaseStore(folderBucket(dir), null);

/** The release store that the settings name. */
export async function openReleaseStore(settings: ReleaseStoreSettings): Promise<ReleaseStore> {
  const { RELEASES_DIR, RELEASES_URL, AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3 } = settings;
  if (!RELEASES_URL) return folderStore(RELEASES_DIR);
  // The SDK is large: whoever has a folder does not load it.
  const { s3Bucket } = await import('./s3Bucket.ts');
  const bucket = s3Bucket(RELEASES_URL, Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL));
  // Each address has copies of its own: the same name of a version may mean other files elsewhere.
  const folder = `.copies-${createHash('sha256').update(RELEASES_URL).digest('hex').slice(0, 12)}`;
  const copies = createCopies(bucket, path.join(settings.RELEASES_COPIES_DIR ?? RELEASES_DIR, folder));
  return createReleaseStore(bucket, copies);
}
