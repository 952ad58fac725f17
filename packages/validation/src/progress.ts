import { z } from 'zod';
import { REQUIRED, requiredLine } from './text.ts';

/** The most checks, and the most attempts, that are kept of one user and module. */
export const PROGRESS_LIST_MAX = 500;
/** The most that a trade gains or loses, in multiples of what was risked. */
const R_MAX = 1000;
const R_MIN = 1e-6;
const CLOCK_SKEW_MS = 60_000;
const EARLIEST = Date.UTC(2000);

const orRequired = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? REQUIRED : message),
});

/** The name of a question or an exercise: short, because a thousand of them are kept and read at once. */
const name = requiredLine(40);

/** A moment that is over: ISO 8601 from JSON, a date from GraphQL. */
const pastTime = z.preprocess(
  value => (value instanceof Date ? value.toISOString() : value),
  z.iso
    .datetime({ offset: true, abort: true, ...orRequired('A time as 2026-01-31T12:00:00Z') })
    .refine(time => Date.parse(time) >= EARLIEST, 'Too long ago')
    .refine(time => Date.parse(time) <= Date.now() + CLOCK_SKEW_MS, 'In the future')
    .transform(time => new Date(time).toISOString()),
);

const listOf = <Rule extends z.ZodType>(rule: Rule) =>
  z.array(rule, 'A list').max(PROGRESS_LIST_MAX, `At most ${PROGRESS_LIST_MAX}`);

/** What a learner did in one module: each part is added to what is stored. */
export const progressRule = z.strictObject({
  begunAt: pastTime.nullish(),
  readAt: pastTime.nullish(),
  checks: listOf(
    z.strictObject({
      id: name,
      right: z.boolean(orRequired('True or false')),
      at: pastTime,
    }),
  ).nullish(),
  attempts: listOf(
    z.strictObject({
      exercise: name,
      r: z
        .number(orRequired('A finite number'))
        .min(-R_MAX, `At least -${R_MAX}`)
        .max(R_MAX, `At most ${R_MAX}`)
        // PostgreSQL writes 5e-324 out in 326 digits.
        .refine(r => r === 0 || Math.abs(r) >= R_MIN, `0, or at least ${R_MIN}`),
      at: pastTime,
    }),
  ).nullish(),
});
