import { manifestSchema, type Manifest } from '@site/federation/build/manifest';
import { defaultVersion } from '@site/releases/registry/registry';
import { pagesFor } from './pages.ts';
import { entryIn, readRegistry } from './registry.ts';

const headers = { 'accept-encoding': 'br' };

/** The size of a body as a browser is sent it, in brotli where it is worth it. */
export async function sentBytes(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers });
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
  if (!answer.ok || Number.isNaN(bytes)) throw new Error(`${url} answered ${answer.status} without a size`);
  return bytes;
}

/** What each part of a running site weighs in the default versions, in bytes as they are sent. */
export async function siteBytes(siteUrl: string): Promise<Record<string, number>> {
  const html = await (await fetch(siteUrl)).text();
  const registry = await readRegistry(siteUrl);
  const shell = await bundle(new URL('manifest.json', entryIn(html, siteUrl)!));
  const parts: Record<string, number> = {};
  for (const path of pagesFor('public')) parts[`HTML of ${path}`] = await sentBytes(siteUrl + path);
  const first = await shell.bytesOf(shell.manifest.preload);
  parts['shell, with what it shares'] = first;
  parts['shell, data layer'] = await shell.bytesOf(shell.manifest.data);
  for (const name of Object.keys(registry.microFrontends)) {
    const version = defaultVersion(registry, name);
    if (!version) continue;
    const { manifest, bytesOf } = await bundle(new URL(version.url));
    parts[`${name}, first visit`] = await bytesOf(manifest.preload);
    for (const [path, page] of Object.entries(manifest.pages))
      parts[`${name}, first visit of ${path}`] = await bytesOf([...manifest.preload, ...page.preload]);
  }
  parts['landing page, scripts until interactive'] =
    first + (parts['marketing, first visit of /'] ?? Number.NaN);
  return parts;
}

async function bundle(url: URL) {
  const manifest: Manifest = manifestSchema.parse(await (await fetch(url)).json());
  const bytesOf = async (files: string[]) => {
    const sizes = await Promise.all([...new Set(files)].map(file => sentBytes(new URL(file, url).href)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  return { manifest, bytesOf };
}
