import { z } from 'zod';
import type { Tally } from './tally.ts';

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

/** What Playwright's JSON reporter writes, as far as we read it. */
export const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});
export type PlaywrightReport = z.input<typeof PlaywrightReport>;

/** Counts tests; a flaky one has failed, and so has an error outside of every test. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { suites, errors } = PlaywrightReport.parse(report);
  const tests = suites.flatMap(specsOf).flatMap(spec => spec.tests.map(test => ({ ...test, spec })));
  const having = (status: string) => tests.filter(test => test.status === status);
  const named = (word: string, status: string) =>
    having(status).map(({ spec }) => `${word}: ${spec.file}:${spec.line} › ${spec.title}`);
  return {
    passed: having('expected').length,
    failed: having('unexpected').length + having('flaky').length + errors.length,
    skipped: having('skipped').length,
    // Playwright has printed them last.
    reports: [],
    remarks: [
      ...named('flaky', 'flaky'),
      ...named('failed', 'unexpected'),
      ...reasonsOf(having('skipped')),
      ...errors.map(({ message = 'without a message' }) => `failed: an error outside of tests, ${message}`),
    ],
  };
}

/** Why tests were skipped, and how many for each reason. */
function reasonsOf(skipped: z.infer<typeof Spec>['tests']): string[] {
  const reasons = skipped.map(
    ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'not run',
  );
  return [...new Set(reasons)].map(
    reason => `skipped, ${reason}: ${reasons.filter(one => one === reason).length}`,
  );
}

function specsOf({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
