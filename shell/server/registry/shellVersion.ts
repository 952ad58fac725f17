import { integrityOf } from '@site/federation/build/integrity';
import { manifestSchema, MANIFEST_FILE, type Manifest } from '@site/federation/build/manifest';
import type { PublishedVersion } from '@site/releases/registry/registry';
import { readVersionFile } from '@site/releases/store/versionFiles';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import type { Logger } from 'pino';

export interface ShellVersion {
  manifest: Manifest;
  /** Where the browser finds its files. */
  base: string;
  /** The style sheet, with absolute addresses. */
  css: string;
}

/** Where the shell host serves the files of its versions. */
export const SHELL_ORIGIN = '/assets';

/**
 * Reads versions of the shell. A browser whose version cannot be read gets the default one; all get the last good one
 * when that cannot be read either.
 * @returns of the versions that are given, the best first, one that can be read; null when none is given
 */
export function createShellSource(store: ReleaseSource, log: Pick<Logger, 'error'>) {
  const known = new Map<string, Promise<ShellVersion>>();
  /** Versions that could not be read the last time. */
  const unreadable = new Set<string>();
  let last: ShellVersion | null = null;

  /** A version never changes, so its files are read once. */
  function read(metadata: PublishedVersion['metadata']) {
    const { version } = metadata;
    const files = known.get(version) ?? readShell(store, metadata);
    known.set(version, files);
    files.then(
      () => unreadable.delete(version),
      (err: unknown) => {
        known.delete(version);
        if (!unreadable.has(version))
          log.error({ err, version }, 'shell not readable; another version is served');
        unreadable.add(version);
      },
    );
    return files;
  }

  return async (wanted: readonly PublishedVersion[]): Promise<ShellVersion | null> => {
    let problem: unknown;
    for (const { metadata } of wanted)
      try {
        return (last = await read(metadata));
      } catch (error) {
        problem ??= error;
      }
    if (problem === undefined) return null;
    if (!last) throw problem;
    return last;
  };
}

async function readShell(store: ReleaseSource, metadata: PublishedVersion['metadata']) {
  const { version, integrity } = metadata;
  const isPublished = (copy: Buffer) => integrityOf(copy) === integrity;
  const bytes = await store.readFile(`shell/${version}/${MANIFEST_FILE}`, isPublished);
  if (!bytes) throw new Error(`the files of shell ${version} are missing`);
  const manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
  const base = `${SHELL_ORIGIN}/${version}/`;
  const sheet = Object.keys(manifest.integrity).find(file => file.endsWith('.css'));
  const css = sheet ? String(await readVersionFile(store, 'shell', version, sheet)) : '';
  // The sheet moves into the page, so what lies beside it gets its full address.
  return { manifest, base, css: css.replace(/url\((?!["']?(?:data:|\/))/g, `url(${base}`) };
}
