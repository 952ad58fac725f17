/** How many checks passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };

/** Adds up what the stages of the test run counted. */
export function sum(tallies: Tally[]): Tally {
  const add = (all: Tally, one: Tally) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    skipped: all.skipped + one.skipped,
  });
  return tallies.reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

/** The last line of `npm test` (CONTRACT section 1). */
export function summarise({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A run without a single check proves nothing, so it fails as well. */
export function exitCode({ passed, failed }: Tally): number {
  return failed === 0 && passed > 0 ? 0 : 1;
}
