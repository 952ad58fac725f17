import path from 'node:path';
import type { RequestHandler } from 'express';
import { filesIn } from '../store/folderBucket.ts';

/** Version and file. Names with a dot in front (staging, markers) are the store's own. */
const ADDRESS = /^\/([0-9A-Za-z][0-9A-Za-z.+-]{0,63})\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const YEAR_MS = 31_536_000_000;
/** What may be stored beside a file, the smallest first: its end, and its name in Content-Encoding. */
const COMPRESSED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** `/VERSION/file`, immutable. Looked up on each request, so that a release published later needs no restart. */
export function versionFolders(folderOf: (version: string) => Promise<string>): RequestHandler<object> {
  /** The files of each folder, which are neither links nor pipes. Versions are immutable, once they are whole. */
  const filesOf = new Map<string, Set<string>>();
  return async (request, response, next) => {
    const [, version, name] = ADDRESS.exec(request.path) ?? [];
    const folder = version && name && (await folderOf(version).catch(() => null));
    if (!folder) return next();
    const known = filesOf.get(folder);
    const files = known?.has(name) ? known : new Set(await filesIn(folder));
    if (!files.has(name)) return next();
    filesOf.set(folder, files);
    const [end, encoding] =
      COMPRESSED.find(([end, encoding]) => files.has(name + end) && request.acceptsEncodings(encoding)) ?? [];
    response.vary('Accept-Encoding').type(path.extname(name)).set('X-Content-Type-Options', 'nosniff');
    if (encoding) response.set('Content-Encoding', encoding);
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
