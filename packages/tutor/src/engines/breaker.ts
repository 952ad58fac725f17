export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Keeps users from waiting for an endpoint that is down.
 * @param failures in a row that open the circuit
 * @param pauseMs until one call may probe the endpoint again
 */
export function createBreaker({ failures = 3, pauseMs = 30_000 } = {}) {
  let failed = 0;
  let pausedUntil = 0;
  return {
    /** Whether a call may go out. One probes the endpoint after a pause; the others do not wait for its result. */
    admits(): boolean {
      if (Date.now() < pausedUntil) return false;
      if (failed >= failures) pausedUntil = Date.now() + pauseMs;
      return true;
    },
    succeed(): void {
      failed = 0;
      pausedUntil = 0;
    },
    /** @param retryAfterMs for how long the endpoint wants no call */
    fail(retryAfterMs: number | undefined): void {
      failed += 1;
      if (retryAfterMs !== undefined || failed >= failures)
        pausedUntil = Date.now() + (retryAfterMs ?? pauseMs);
    },
  };
}
