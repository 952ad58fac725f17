/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

export interface IdempotencyKeys {
  /** The same key for the same entries in a row, so that sending them again cannot book twice. */
  keyFor(entries: object): string;
  /** The entries were booked: sending them once more is a new booking. */
  succeeded(): void;
}

/** Idempotency keys for one form (CONTRACT, section 3). */
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
