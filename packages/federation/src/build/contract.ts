import { z } from 'zod';

/** The file of a build that says what it asks of the others, and what it gives them. */
export const CONTRACT_FILE = 'contract.json';

/** Only releases read it; no page does, so it is no part of the manifest. */
export const contractSchema = z.strictObject({
  /** What a remote exposes. */
  exposes: z.array(z.string()),
  /** GraphQL documents that the build sends. */
  operations: z.array(z.string()),
  /** Range of each shared package that a remote asks for, by its name. */
  requires: z.record(z.string(), z.string()),
  /** Version of each shared package that the shell provides, by its name. */
  provides: z.record(z.string(), z.string()),
  /** The pages of the site and the microfrontend that each belongs to, as the shell decides. */
  pages: z.record(z.string(), z.string()),
});

export type BuildContract = z.infer<typeof contractSchema>;
