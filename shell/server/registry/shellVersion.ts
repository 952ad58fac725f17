import { manifestSchema, MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import type { LiveShell } from '@site/federation/registry/shellJson';
import type { PrerenderedEntry } from '@site/federation/registry/registry';
import { readVersionFile, type ReleaseSource } from '@site/federation/registry/releaseStore';
import { reportOnce } from '@site/federation/registry/reportOnce';
import type { Logger } from 'pino';

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
export function createShellSource(store: ReleaseSource, log: Pick<Logger, 'error'>) {
  const read = new Map<string, Promise<ShellFiles>>();
  const report = reportOnce(err =>
    log.error({ err }, 'live shell not readable; the last good copy is served'),
  );
  let last: LiveShell | null = null;

  /** A version never changes, so its files are read once. */
  function filesOf(version: string) {
    const files = read.get(version) ?? readShell(store, version);
    read.set(version, files);
    files.catch(() => read.delete(version));
    return files;
  }

  return async (): Promise<ShellVersion | null> => {
    try {
      const live = await store.liveShell();
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

async function readShell(store: ReleaseSource, version: string): Promise<ShellFiles> {
  const bytes = await store.readFile(`shell/${version}/${MANIFEST_FILE}`);
  if (!bytes) throw new Error(`the files of shell ${version} are missing`);
  const manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
  const base = `/assets/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? String(await readVersionFile(store, 'shell', version, sheet)) : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
