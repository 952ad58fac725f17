import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@site/federation/build/integrity';

const NONCE = 'probe';
const POLICY = [
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'nonce-${NONCE}'`,
  "require-trusted-types-for 'script'",
  'trusted-types import-map',
].join('; ');

/** What every file does: the page sees that it ran. */
const CODE = 'window.ran = true;';
const IMPORTING = "import './imported.js';";
const RIGHT: Hashes = {
  'file.js': integrityOf(Buffer.from(CODE)),
  'imported.js': integrityOf(Buffer.from(CODE)),
};
const WRONG: Hashes = {
  'file.js': integrityOf(Buffer.from('other')),
  'imported.js': integrityOf(Buffer.from('other')),
};
const OF_IMPORTING = integrityOf(Buffer.from(IMPORTING));

interface Hashes {
  'file.js': string;
  'imported.js': string;
}

const module = (code: string) => `<script type="module" nonce="${NONCE}">${code}</script>`;
const map = (hashes: Record<string, string>) => JSON.stringify({ integrity: hashes });
const servedMap = (hashes: Record<string, string>) =>
  `<script type="importmap" nonce="${NONCE}">${map(hashes)}</script>`;
/** As `shell/src/federation/integrity.ts` adds it. */
const laterMap = (hashes: Record<string, string>) => `
  const makeScript = { createScript: text => text };
  const policy = globalThis.trustedTypes?.createPolicy('import-map', makeScript) ?? makeScript;
  const later = Object.assign(document.createElement('script'), { type: 'importmap', nonce: '${NONCE}' });
  later.textContent = policy.createScript(${JSON.stringify(map(hashes))});
  document.head.append(later);`;
/** As `shell/src/prefetch` adds it. */
const laterPreload = (hash: string) => `
  const link = Object.assign(document.createElement('link'),
    { rel: 'modulepreload', crossOrigin: '', integrity: '${hash}', nonce: '${NONCE}', href: '/file.js' });
  await new Promise(settled => { link.onload = link.onerror = settled; document.head.append(link); });`;
const load = (file: string) => `await import('/${file}').catch(() => {});`;
const DONE = 'window.done = true;';
/** The shell's own map: Firefox takes no other after it. */
const OF_SHELL = servedMap({ '/shell.js': OF_IMPORTING });

/** Ways in which a page can tell the hash of a script. */
export const hashCases = {
  'no hash': () => OF_SHELL + module(load('file.js') + DONE),
  'integrity of a script element': ({ 'file.js': hash }: Hashes) =>
    `<script type="module" crossorigin nonce="${NONCE}" integrity="${hash}" src="/file.js"></script>${module(DONE)}`,
  "page's import map, import()": ({ 'file.js': hash }: Hashes) =>
    servedMap({ '/file.js': hash }) + module(load('file.js') + DONE),
  "page's import map, static import": ({ 'imported.js': hash }: Hashes) =>
    servedMap({ '/importing.js': OF_IMPORTING, '/imported.js': hash }) + module(load('importing.js') + DONE),
  'later import map': ({ 'file.js': hash }: Hashes) =>
    OF_SHELL + module(laterMap({ '/file.js': hash }) + load('file.js') + DONE),
  'later modulepreload link': ({ 'file.js': hash }: Hashes) =>
    OF_SHELL + module(laterPreload(hash) + load('file.js') + DONE),
  'later import map and modulepreload link': ({ 'file.js': hash }: Hashes) =>
    OF_SHELL + module(laterMap({ '/file.js': hash }) + laterPreload(hash) + load('file.js') + DONE),
} as const;

/** What the policy refuses; `ran` says that it did not. */
export const policyCases = {
  'script without the nonce': `<script>window.ran = true</script>${module(DONE)}`,
  'style without the nonce': `<style>p { position: fixed }</style><p>x</p>${module(
    `window.ran = getComputedStyle(document.querySelector('p')).position === 'fixed'; ${DONE}`,
  )}`,
  'stylesheet with another hash': `<link rel="stylesheet" nonce="${NONCE}" integrity="${RIGHT['file.js']}" href="/style.css"><p>x</p>${module(
    `window.ran = getComputedStyle(document.querySelector('p')).position === 'fixed'; ${DONE}`,
  )}`,
  'markup from a string (Trusted Types)': module(
    `try { document.body.innerHTML = '<b>x</b>'; window.ran = true } catch {} ${DONE}`,
  ),
} as const;

const files: Record<string, [type: string, text: string]> = {
  '/file.js': ['text/javascript', CODE],
  '/imported.js': ['text/javascript', CODE],
  '/importing.js': ['text/javascript', IMPORTING],
  '/style.css': ['text/css', 'p { position: fixed }'],
};

/** A server of pages that load one file each, with the headers of the site's pages. */
export async function startProbePages() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [type, text] = files[pathname] ?? ['text/html', pageOf(searchParams)];
    if (searchParams.has('integrityPolicy'))
      response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', type);
    if (type === 'text/html') response.setHeader('Content-Security-Policy', POLICY);
    response.end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pageOf(search: URLSearchParams) {
  const name = search.get('case') ?? '';
  const policy = policyCases[name as keyof typeof policyCases] as string | undefined;
  const hashes = hashCases[name as keyof typeof hashCases] as ((hashes: Hashes) => string) | undefined;
  const body = policy ?? hashes?.(search.has('wrong') ? WRONG : RIGHT) ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>${body}</body></html>`;
}
