/** Of one object: what is read is in memory as a whole. */
export const MAX_OBJECT_BYTES = 32_000_000;

/** Bytes of an object, and what the bucket calls them. */
export interface StoredObject {
  bytes: Buffer;
  /** Named by content in most buckets, so that it may come again: never taken for the order of two states. */
  etag: string;
}

export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was written. */
  modified: Date;
}

/** What must hold at the moment of a write: that the object is still the named one, or that there is none yet. */
export type Condition = { ifMatch: string } | { ifNew: true };

/** The object was changed, or made, by another writer; nothing was written. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';

  /** Whether an earlier attempt of the same write, whose answer was lost, may have been the other writer. */
  readonly mayBeOwn: boolean;

  constructor(key: string, mayBeOwn: boolean) {
    super(`${key} was changed by another writer`);
    this.mayBeOwn = mayBeOwn;
  }
}

/** The bucket gave no answer, or none to whoever asked: the message says what to look at. */
export class BucketUnavailableError extends Error {
  override readonly name = 'BucketUnavailableError';
}

/** What an object store must be able to do to hold releases. Keys are relative to the place of the releases. */
export interface Bucket {
  /** The address, for messages. */
  readonly location: string;
  /** @param known the etag of a copy: the answer is `unchanged` while it is still the stored one */
  get(key: string, known?: string): Promise<StoredObject | 'unchanged' | null>;
  /**
   * @returns the etag of what was written
   * @throws ConditionFailedError
   */
  put(key: string, bytes: Buffer, condition?: Condition): Promise<string>;
  list(prefix: string): Promise<ListedObject[]>;
  /** Names of the folders directly below a prefix that ends with a slash. */
  folders(prefix: string): Promise<string[]>;
  delete(key: string): Promise<void>;
}

/** Requests to a bucket at once, of one job. */
const MAX_PARALLEL = 8;

/** Does the same for each item, a few at a time. */
export async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const drain = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, drain));
}
