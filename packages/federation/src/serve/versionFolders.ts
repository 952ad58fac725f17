import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, type FileHandler } from './files.ts';

/** The folder of a version on this machine, named like the version; null for one that is not served. */
export type FolderOfVersion = (version: string) => Promise<string | null>;

const YEAR_SECONDS = 31_536_000;

// sirv names a charset for HTML only.
const textTypes = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
]);

/**
 * Serves version folders: `/VERSION/file`, immutable, brotli where the client takes it.
 * Looked up on each request, so that a release published later needs no restart.
 */
export function versionFolders(
  folderOf: FolderOfVersion,
  headers: Readonly<Record<string, string>> = {},
): FileHandler {
  const handlers = new Map<string, FileHandler>();
  const isOwn = createOwnFiles();
  const handlerOf = (dir: string) => {
    const handler = handlers.get(dir) ?? filesIn(dir, headers);
    handlers.set(dir, handler);
    return handler;
  };
  return (request, response, next) => {
    // Names with a dot in front (staging, markers) are the store's own.
    if (/\/\.|%2e|%00/i.test(request.url ?? '')) return next();
    const [, version] = /^\/([0-9A-Za-z][0-9A-Za-z.+-]{0,63})\//.exec(request.url ?? '') ?? [];
    if (!version) return next();
    folderOf(version)
      .then(async folder =>
        folder && (await isOwn(folder, nameIn(version, request.url)))
          ? handlerOf(path.dirname(folder))(request, response, next)
          : next(),
      )
      .catch(() => next());
  };
}

/** The file's name in the folder of its version; empty for an address that is written in another way than the page does. */
function nameIn(version: string, url = '') {
  const name = decodeURIComponent(url.split('?', 1)[0]!.slice(version.length + 2));
  return name === path.posix.normalize(name) && !/^\/|\/$/.test(name) ? name : '';
}

/**
 * Whether a file, and what was compressed of it, belongs to the folder: a link may lead to any file of this machine, and
 * a pipe never ends. What was seen once is not looked at again: versions are immutable.
 */
function createOwnFiles() {
  const own = new Set<string>();
  return async (folder: string, name: string): Promise<boolean> => {
    const file = path.join(folder, name);
    if (own.has(file)) return true;
    if (!name || !(await isRegular(folder, name))) return false;
    const variants = await Promise.all(
      ['.br', '.gz'].map(end => isRegular(folder, name + end).catch(error => error.code === 'ENOENT')),
    );
    if (variants.every(Boolean)) own.add(file);
    return own.has(file);
  };
}

async function isRegular(folder: string, name: string) {
  const file = path.join(folder, name);
  const [found, real, root] = await Promise.all([lstat(file), realpath(file), realpath(folder)]);
  return found.isFile() && real === path.join(root, name);
}

function filesIn(dir: string, headers: Readonly<Record<string, string>>): FileHandler {
  return filesOf(dir, {
    dev: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, pathname) {
      const type = textTypes.get(path.extname(pathname));
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
}
