import type { Bucket, StoredObject } from './bucket.ts';

/** Reads an object, and asks for its bytes only when they have changed since. */
export function latestOf(bucket: Bucket, key: string): () => Promise<StoredObject | null> {
  let last: StoredObject | null = null;
  return async () => {
    const found = await bucket.get(key, last?.etag);
    if (found !== 'unchanged') last = found;
    return last;
  };
}
