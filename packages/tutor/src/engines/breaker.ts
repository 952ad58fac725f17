import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { APIError } from 'openai/error';
import { NotInLessonsError, UnfitAnswerError } from '../guardrail/output.ts';

// An unfit answer, a message that the endpoint refuses and a user who leaves say nothing about the endpoint.
const isEndpointFault = (error: unknown): boolean =>
  !(error instanceof UnfitAnswerError || error instanceof NotInLessonsError) &&
  !(isRefused(error) || isAbort(error));
// An error within a stream has no status. OpenAI and others say by its type or code, OpenRouter by a status as its code
// whether it is about the message.
const isRefused = (error: unknown) =>
  error instanceof APIError &&
  ([400, 403, 413, 422].includes(Number(error.status ?? error.code)) ||
    (!error.status && [error.type, error.code].some(name => ABOUT_MESSAGE.includes(String(name)))));
const ABOUT_MESSAGE = ['invalid_request_error', 'invalid_prompt', 'content_filter'];
const isAbort = (error: unknown) => (error as Error | undefined)?.name === 'AbortError';

/**
 * Keeps users from waiting for an endpoint that is down.
 * @param failures in a row that open the circuit
 * @param pauseMs until one call may probe the endpoint again
 */
export function createBreaker({ failures = 3, pauseMs = 30_000 } = {}): CircuitBreakerPolicy {
  // Who leaves during the probe decides nothing: the next call probes, without a pause.
  const isLostProbe = (error: unknown) => isAbort(error) && breaker.state === CircuitState.HalfOpen;
  const breaker = circuitBreaker(
    handleWhen(error => isEndpointFault(error) || isLostProbe(error)),
    {
      halfOpenAfter: new DelegateBackoff(({ result }) =>
        'error' in result && isAbort(result.error) ? 0 : pauseMs,
      ),
      breaker: new ConsecutiveBreaker(failures),
    },
  );
  return breaker;
}
