const PAUSE_MS = 50;

/**
 * Waits until something holds.
 * @returns the milliseconds that it took.
 * @throws when it does not come true within `withinMs`.
 */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 15_000): Promise<number> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > withinMs) throw new Error(`Not so after ${withinMs} ms.`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  return Date.now() - start;
}
