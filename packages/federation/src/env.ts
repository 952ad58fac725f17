import { z } from 'zod';

const schema = z.object({
  NAME: z.string().regex(/^[a-z][a-z-]*$/),
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().min(1).default('127.0.0.1'),
  RELEASES_DIR: z.string().min(1),
  /** Builds that this image carries; they are brought into the store at start. */
  BUILDS_DIR: z.string().optional(),
});

/** Settings of a microfrontend's host. Ends the process with one clear message when one is wrong or missing. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  for (const issue of result.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`);
  return process.exit(1);
}
