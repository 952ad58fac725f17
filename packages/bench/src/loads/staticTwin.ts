import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

interface StoredFile {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The landing page as a static file: what the site sends a visitor, without its scripts, their data, what preloads them and
 * the headers of security. A server holds it and the shell's files in memory; pictures of microfrontends come from their hosts.
 */
export async function serveStaticTwin(site: string) {
  const html = (await (await fetch(site)).text()).replace(SCRIPTS, '');
  const page: StoredFile = {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: await promisify(brotliCompress)(html),
  };
  const files = new Map<string, Promise<StoredFile>>([['/', Promise.resolve(page)]]);

  const fileAt = (path: string) => {
    const file = files.get(path) ?? storedFile(site + path);
    files.set(path, file);
    return file;
  };

  const server = createServer((request, response) => {
    fileAt(request.url ?? '/').then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Fonts and pictures; they are compressed by what they are. */
async function storedFile(url: string): Promise<StoredFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
