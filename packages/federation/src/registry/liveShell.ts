import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { prerenderedEntrySchema, type PrerenderedEntry } from './registry.ts';
import { StaleRegistryError } from './folderStore.ts';
import { withLock } from './lock.ts';
import { withPrerendered } from './publish.ts';
import { replaceFile } from './replaceFile.ts';

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

const shellFile = (storeDir: string) => path.join(storeDir, 'shell.json');

/** The shell is no microfrontend: its live version and pages are in a file beside the registry. Null while none is live. */
export async function liveShell(storeDir: string): Promise<LiveShell | null> {
  const text = await readFile(shellFile(storeDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : shellSchema.parse(JSON.parse(text));
}

/** Makes a stored version the live one. */
export const setLiveShell = (storeDir: string, version: string) =>
  updateShell(storeDir, shell => {
    if (shell?.version === version && shell.promoted.includes(version)) return shell;
    const promoted = [...new Set([...(shell ? [...shell.promoted, shell.version] : []), version])];
    return { sequence: 0, prerendered: [], ...shell, version, promoted };
  });

/** Lists the prerendered pages of the shell's own. */
export const listShellPrerendered = (storeDir: string, pages: PrerenderedEntry) =>
  updateShell(
    storeDir,
    shell => shell && { ...shell, prerendered: withPrerendered(shell.prerendered, pages) },
  );

/** Under the lock of the registry, so that of two writers none is lost. */
const updateShell = (storeDir: string, change: (shell: LiveShell | null) => LiveShell | null) =>
  withLock(storeDir, async holdsLock => {
    const shell = await liveShell(storeDir);
    const changed = change(shell);
    if (!changed || changed === shell) return;
    const text = JSON.stringify({ ...changed, sequence: changed.sequence + 1 });
    await replaceFile(shellFile(storeDir), text, async () => {
      if (!(await holdsLock())) throw new StaleRegistryError('Another publisher has the lock');
    });
  });
