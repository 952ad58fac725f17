/** The committed folder that every maker writes into. */
export const filesDir = new URL('../../files/', import.meta.url);
