/**
 * Caches what `load` returns for `ms` milliseconds from the start of the load; concurrent callers share one load.
 * A failed load is not cached.
 */
export function cached<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
  let entry: { value: Promise<Value>; expiresAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (entry && now < entry.expiresAt) return entry.value;
    const loading = { value: load(), expiresAt: now + ms };
    entry = loading;
    loading.value.catch(() => {
      if (entry === loading) entry = undefined;
    });
    return loading.value;
  };
}
