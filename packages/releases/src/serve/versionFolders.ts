import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** The folder of a version on this machine, named like the version; null for one that is not served. */
export type FolderOfVersion = (version: string) => Promise<string | null>;

/** Version and file. Names with a dot in front (staging, markers) are the store's own. */
const ADDRESS = /^\/([0-9A-Za-z][0-9A-Za-z.+-]{0,63})\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const YEAR_MS = 31_536_000_000;
/** What may be stored beside a file, the smallest first: its end, and its name in Content-Encoding. */
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const;
const ENDS = ['.br', '.gz'] as const;

/**
 * Serves version folders: `/VERSION/file`, immutable, compressed where the client takes it.
 * Looked up on each request, so that a release published later needs no restart.
 */
export function versionFolders(
  folderOf: FolderOfVersion,
  headers: Readonly<Record<string, string>> = {},
): RequestHandler<object> {
  const storedEnds = createStoredEnds();
  return async (request, response, next) => {
    const [, version, name] = ADDRESS.exec(request.path) ?? [];
    const folder = version && name && (await folderOf(version).catch(() => null));
    const stored = folder ? await storedEnds(folder, name) : [];
    if (!folder || !stored.includes('')) return next();
    const end = ENDS.find(one => stored.includes(one) && request.acceptsEncodings(COMPRESSED[one]));
    response.vary('Accept-Encoding').type(path.extname(name)).set(headers);
    response.set('X-Content-Type-Options', 'nosniff');
    if (end) response.set('Content-Encoding', COMPRESSED[end]);
    response.sendFile(
      name + (end ?? ''),
      { root: folder, immutable: true, maxAge: YEAR_MS },
      (error?: NodeJS.ErrnoException) => {
        if (!error) return;
        // The client has left, or the file cannot be read to its end.
        if (error.code === 'ECONNABORTED' || response.headersSent) return void response.destroy();
        response.removeHeader('Content-Encoding');
        next(error);
      },
    );
  };
}

/**
 * Finds which of a file and its compressed variants the folder has of its own: a link may lead to any file of this machine,
 * and a pipe never ends. What was found once is not looked for again: versions are immutable.
 */
function createStoredEnds() {
  const known = new Map<string, string[]>();
  return async (folder: string, name: string): Promise<string[]> => {
    const file = path.join(folder, name);
    const ends = known.get(file) ?? (await filterStored(folder, name));
    if (ends.includes('')) known.set(file, ends);
    return ends;
  };
}

async function filterStored(folder: string, name: string) {
  const ends = ['', ...ENDS];
  const found = await Promise.all(ends.map(end => isRegular(folder, name + end).catch(() => false)));
  return ends.filter((_, at) => found[at]);
}

async function isRegular(folder: string, name: string) {
  const file = path.join(folder, name);
  const [found, real, root] = await Promise.all([lstat(file), realpath(file), realpath(folder)]);
  return found.isFile() && real === path.join(root, name);
}
