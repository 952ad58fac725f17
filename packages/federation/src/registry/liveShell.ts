import { z } from 'zod';
import { prerenderedEntrySchema, type PrerenderedEntry } from './registry.ts';
import { withPrerendered } from './publish.ts';
import type { ReleaseStore } from './releaseStore.ts';

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

/**
 * Makes a stored version the live one.
 * @param once leaves everything as it is when this version was live before: an old shell that starts again undoes
 *   no newer one
 */
export const setLiveShell = (store: ReleaseStore, version: string, once = false) =>
  store.changeShell(shell => {
    if (shell?.promoted.includes(version) && (once || shell.version === version)) return shell;
    const promoted = [...new Set([...(shell ? [...shell.promoted, shell.version] : []), version])];
    return { sequence: 0, prerendered: [], ...shell, version, promoted };
  });

/** Lists the prerendered pages of the shell's own. */
export const listShellPrerendered = (store: ReleaseStore, pages: PrerenderedEntry) =>
  store.changeShell(shell => shell && { ...shell, prerendered: withPrerendered(shell.prerendered, pages) });
