import { createTabStorage } from '@site/platform/storage';

// As long as the entries themselves: after a reload the same booking is sent again under the same key.
const unanswered = createTabStorage<{ entries: string; key: string }>('contact.booking.attempt');

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Entries without what is empty: a form that got a field since, which nobody filled in, sends the same booking. */
const filled = (entries: object) =>
  JSON.stringify(entries, (_name, value: unknown) => (value === '' || value === null ? undefined : value));

/** The same key while a user sends the same values again, so that a retry cannot book twice (docs/specification.md#rest). */
export function keyFor(values: object, userId: string): string {
  const entries = filled(values);
  const earlier = unanswered.read(userId);
  const key = earlier?.entries === entries ? earlier.key : randomKey();
  unanswered.write(userId, { entries, key });
  return key;
}

/** The values were booked, now or before: sending them once more is a new booking. */
export const forgetKey = () => unanswered.clear();
