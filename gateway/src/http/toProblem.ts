import { isDatabaseUnavailable } from './databaseUnavailable.ts';
import { Problem, unavailable } from './problem.ts';

// What Express and its body parser report, by the status that they give it.
const texts: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'The encoding of the request is not supported.',
};

/** Maps any error to a Problem; an unexpected one becomes 500 with the request id only. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, texts[status] ?? 'The request could not be answered.');
  }
  return new Problem(500, `Something went wrong. Request ${requestId}`);
}
