/** How many checks passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed checks printed. */
  reports: string[];
  /** Names of failed checks, and reasons of skipped ones. */
  remarks: string[];
}

export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0, reports: [], remarks: [] };

/** One failure, by the name that finds it again, and what the check printed. */
export const oneFailed = (name: string, report?: string): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  reports: report === undefined ? [] : [report],
  remarks: [`failed: ${name}`],
});

/** Adds up what the suites of the test run counted. */
export function sum(tallies: Tally[]): Tally {
  const add = (all: Tally, one: Tally) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    skipped: all.skipped + one.skipped,
    reports: [...all.reports, ...one.reports],
    remarks: [...all.remarks, ...one.remarks],
  });
  return tallies.reduce(add, { passed: 0, failed: 0, skipped: 0, reports: [], remarks: [] });
}

/** The end of `npm test`: what failed checks printed, the remarks, and the counts on the last line. */
export function summarise({ passed, failed, skipped, reports, remarks }: Tally): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...reports, ...remarks, counts].join('\n');
}

/** A run without a single check proves nothing, so it fails as well. */
export function exitCode({ passed, failed }: Tally): number {
  return failed === 0 && passed > 0 ? 0 : 1;
}
