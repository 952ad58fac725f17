import { z } from 'zod';

/** A port in the environment, by default the standard one; 0 is any free port, for tests. */
export const port = (standard: number, min = 0) =>
  z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(min, `must be a port from ${min} to 65535`)
    .max(65_535, `must be a port from ${min} to 65535`)
    .default(standard);

/** The settings that are given: an empty variable is a missing one. */
export const givenSettings = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
