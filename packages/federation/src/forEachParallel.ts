/** Does the same for each item, a few at a time. */
export async function forEachParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  atOnce = 8,
) {
  const queue = items.values();
  const drain = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, drain));
}
