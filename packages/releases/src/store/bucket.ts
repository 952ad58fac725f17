import { UserError } from '@site/federation/settings';

export interface ListedObject {
  key: string;
  size: number;
  modified: Date;
}

/** Another writer changed, or made, the registry: the one object that is only ever replaced. Nothing was written. */
export class StaleRegistryError extends UserError {
  constructor() {
    super('Another release has changed the registry meanwhile. Run the command again.');
  }
}

/** The bucket gave no answer, or none to whoever asked: the message says what to look at. */
export class BucketUnavailableError extends UserError {}

/** What must be there to hold releases: a folder (`folderBucket`) or an object store (`s3Bucket`). */
export interface Bucket {
  readonly location: string;
  /** The folder of this machine whose files the objects are; none for objects that are somewhere else. */
  readonly dir?: string;
  /**
   * @param known the etag of a copy: the answer is `unchanged` while it is still the stored one
   * @returns an etag that names the bytes, so that it may come again with them: never taken for the order of two states
   */
  get(key: string, known?: string): Promise<{ bytes: Buffer; etag: string } | 'unchanged' | null>;
  /** @param etag of what it must still replace, or null where there must be none yet @throws StaleRegistryError */
  put(key: string, bytes: Buffer, etag?: string | null): Promise<void>;
  /** Every object below a prefix that ends with a slash. */
  list(prefix: string): Promise<ListedObject[]>;
  remove(key: string): Promise<void>;
}

/** The bytes of an object, or null. */
export async function bytesOf(bucket: Bucket, key: string): Promise<Buffer | null> {
  const found = await bucket.get(key);
  return found && found !== 'unchanged' ? found.bytes : null;
}
