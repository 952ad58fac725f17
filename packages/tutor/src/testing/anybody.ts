import type { Asker } from '../tutor.ts';

/** Somebody who is admitted and waits. */
export const anybody: Asker = { signal: new AbortController().signal, admit: async () => {} };
