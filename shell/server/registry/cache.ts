/** How long what could not be read is left alone, in ms. */
const RETRY_AFTER_MS = 2000;
/** More than are served at a time, with canaries and versions that come back. */
const MOST = 50;

/**
 * Keeps what never changes once it was read.
 * @param onFailure told of what cannot be read; it is null until it is tried again
 */
export function createCache<T>(onFailure: (error: unknown, key: string) => void) {
  const known = new Map<string, Promise<T | null>>();
  return (key: string, read: () => Promise<T>): Promise<T | null> => {
    const present = known.get(key);
    if (present) return present;
    if (known.size >= MOST) known.clear();
    const reading = read().catch((error: unknown) => {
      onFailure(error, key);
      setTimeout(() => known.delete(key), RETRY_AFTER_MS).unref();
      return null;
    });
    known.set(key, reading);
    return reading;
  };
}
