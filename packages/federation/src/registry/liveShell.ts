import { withPrerendered } from './publish.ts';
import type { PrerenderedEntry } from './registry.ts';
import type { ReleaseStore } from './releaseStore.ts';

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
