import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { APIError } from 'openai';
import { NotInLessonsError, UnfitAnswerError } from '../guardrail/output.ts';

// An unfit answer, a message that the endpoint refuses and a user who leaves say nothing about the endpoint.
const isEndpointFault = (error: unknown): boolean =>
  !(error instanceof UnfitAnswerError || error instanceof NotInLessonsError) &&
  !(isRefused(error) || isAbort(error));
const isRefused = (error: unknown) =>
  error instanceof APIError && [400, 403, 413, 422].includes(Number(error.status));
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Keeps users from waiting for an endpoint that is down.
 * @param failures in a row that open the circuit
 * @param pauseMs until one call may probe the endpoint again
 */
export const createBreaker = ({ failures = 3, pauseMs = 30_000 } = {}) =>
  circuitBreaker(handleWhen(isEndpointFault), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failures),
  });
