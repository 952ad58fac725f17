import { z } from 'zod';
import { REQUIRED } from './text.ts';

/** The most answers that are kept of one user and module: the latest. */
export const CHECKS_MAX = 60;
/** The most attempts that are kept of one user. */
export const ATTEMPTS_MAX = 500;
/** The most that a trade gains or loses, in multiples of what was risked. */
const R_MAX = 1000;
const R_MIN = 1e-6;
const CLOCK_SKEW_MS = 60_000;
const EARLIEST = Date.UTC(2000);

const orRequired = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? REQUIRED : message),
});

/** A moment that is over: ISO 8601 from JSON, a date from GraphQL. */
const pastTime = z.preprocess(
  value => (value instanceof Date ? value.toISOString() : value),
  z.iso
    .datetime({ offset: true, abort: true, ...orRequired('A time as 2026-01-31T12:00:00Z') })
    .refine(time => Date.parse(time) >= EARLIEST, 'Too long ago')
    .refine(time => Date.parse(time) <= Date.now() + CLOCK_SKEW_MS, 'In the future')
    .transform(time => new Date(time).toISOString()),
);

const listOf = <Shape extends z.ZodRawShape>(max: number, shape: Shape) =>
  z.array(z.strictObject(shape), 'A list').max(max, `At most ${max}`).nullish();

type Named = readonly { id: string }[];
const idOf = (list: Named) =>
  z.string(orRequired('Unknown')).refine(given => list.some(({ id }) => id === given), 'Unknown');

/** What a learner did in a module with these questions and exercises: each part is added to what is stored. */
export const progressRule = (questions: Named, exercises: Named) =>
  z.strictObject({
    begunAt: pastTime.nullish(),
    readAt: pastTime.nullish(),
    checks: listOf(CHECKS_MAX, {
      id: idOf(questions),
      right: z.boolean(orRequired('True or false')),
      at: pastTime,
    }),
    attempts: listOf(ATTEMPTS_MAX, {
      exercise: idOf(exercises),
      r: z
        .number(orRequired('A finite number'))
        .min(-R_MAX, `At least -${R_MAX}`)
        .max(R_MAX, `At most ${R_MAX}`)
        // PostgreSQL writes 5e-324 out in 326 digits.
        .refine(r => r === 0 || Math.abs(r) >= R_MIN, `0, or at least ${R_MIN}`),
      at: pastTime,
    }),
  });
