/** Keeps callers from waiting for an endpoint that is down. Times in milliseconds. */
export interface Breaker {
  /** Whether a call may be tried now; once the pause is over, one call at a time may. */
  allows: () => boolean;
  succeeded: () => void;
  /** @param pauseMs opens at once for so long, as Retry-After asks. */
  failed: (pauseMs?: number) => void;
}

/** Opens after `failures` in a row, for `pauseMs`. */
export function createBreaker({ failures = 3, pauseMs = 30_000, now = Date.now } = {}): Breaker {
  let count = 0;
  let closedAgainAt = 0;
  return {
    allows: () => {
      if (count < failures) return true;
      if (now() < closedAgainAt) return false;
      // This caller probes; the others wait for what it finds.
      closedAgainAt = now() + pauseMs;
      return true;
    },
    succeeded: () => (count = 0),
    failed: pause => {
      count = pause === undefined ? count + 1 : failures;
      closedAgainAt = now() + (pause ?? pauseMs);
    },
  };
}
