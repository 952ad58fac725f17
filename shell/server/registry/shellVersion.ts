import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestSchema, MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import { liveShell, type LiveShell } from '@site/federation/registry/liveShell';
import type { PrerenderedEntry } from '@site/federation/registry/registry';
import { versionDir } from '@site/federation/registry/versionFiles';
import type { Logger } from 'pino';
import { reportOnce } from './reportOnce.ts';

export interface ShellVersion {
  manifest: Manifest;
  /** Where the browser finds its files. */
  base: string;
  /** The style sheet, with absolute addresses. */
  css: string;
  /** Its prerendered pages that need no remote, as the store lists them. */
  prerendered: PrerenderedEntry[];
}

type ShellFiles = Omit<ShellVersion, 'prerendered'>;

/** Reads the live shell, on each page; the last good one for as long as the store cannot be read. */
export function createShellSource(releasesDir: string, log: Pick<Logger, 'error'>) {
  const read = new Map<string, Promise<ShellFiles>>();
  const report = reportOnce(log, 'live shell not readable; the last good copy is served');
  let last: LiveShell | null = null;

  /** A version never changes, so its files are read once. */
  function filesOf(version: string) {
    const files = read.get(version) ?? readShell(versionDir(releasesDir, 'shell', version), version);
    read.set(version, files);
    files.catch(() => read.delete(version));
    return files;
  }

  return async (): Promise<ShellVersion | null> => {
    try {
      const live = await liveShell(releasesDir);
      if (!live && last) throw new Error('shell.json missing');
      const found = live && { ...(await filesOf(live.version)), prerendered: live.prerendered };
      last = live;
      report(null);
      return found;
    } catch (error) {
      if (!last) throw error;
      report(error as Error);
      return { ...(await filesOf(last.version)), prerendered: last.prerendered };
    }
  };
}

async function readShell(dir: string, version: string): Promise<ShellFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST_FILE), 'utf8')));
  const base = `/assets/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? await readFile(path.join(dir, sheet), 'utf8') : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
