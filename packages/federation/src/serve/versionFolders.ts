import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

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
export function versionFolders(dir: string, headers: Readonly<Record<string, string>> = {}): Handler {
  const files = sirv(dir, {
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
  return (request, response, next) => {
    // Names with a dot in front (staging, markers) are the store's own.
    if (/\/\.|%2e|%00/i.test(request.url ?? '')) return next();
    files(request, response, next);
  };
}
