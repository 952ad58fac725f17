import { z } from 'zod';
import { prerenderedEntrySchema } from './registry.ts';

/** The shell is no microfrontend: its live version and pages are in a file beside the registry. */
const shellSchema = z.object({
  /** The version that the host serves. */
  version: z.string(),
  /** Every version that was live at some time, oldest first. */
  promoted: z.array(z.string()).default([]),
  /** Grows with every change. */
  sequence: z.int().min(0).default(0),
  /** Prerendered pages that need no remote, of this version and of earlier ones. */
  prerendered: z.array(prerenderedEntrySchema).default([]),
});

export type LiveShell = z.infer<typeof shellSchema>;

/** Reads the text of `shell.json`; null is one that was never written. @throws {Error} for any other text */
export const parseShell = (text: string | null): LiveShell | null =>
  text === null ? null : shellSchema.parse(JSON.parse(text));

/** The text of `shell.json` after a change. */
export const nextShell = (changed: LiveShell) =>
  JSON.stringify({ ...changed, sequence: changed.sequence + 1 });
