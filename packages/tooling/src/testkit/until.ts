const PAUSE_MS = 20;

/**
 * Polls until the condition holds.
 * @returns the milliseconds that it took
 * @throws after `withinMs` milliseconds
 */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 45_000): Promise<number> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > withinMs) throw new Error(`The condition was not met within ${withinMs} ms.`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  return Date.now() - start;
}
