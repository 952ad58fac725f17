/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

export interface IdempotencyKeys {
  /** The same key while the same values are sent again, so that a retry cannot book twice. */
  keyFor(entries: object): string;
  /** The values were booked: sending them once more is a new booking. */
  succeeded(): void;
}

/** Idempotency keys for one form (docs/specification.md#rest). */
export function createIdempotencyKeys(newKey = randomKey): IdempotencyKeys {
  let attempt: { entries: string; key: string } | null = null;
  return {
    keyFor(entries) {
      const text = JSON.stringify(entries);
      if (attempt?.entries !== text) attempt = { entries: text, key: newKey() };
      return attempt.key;
    },
    succeeded() {
      attempt = null;
    },
  };
}
