import type { BrowserManifest, PageData } from '../../src/pageData.ts';
import { findPage } from '../../src/siteMap.ts';

type Microfrontends = PageData['microfrontends'];

/** What a page without a session cookie says of its microfrontend: nobody opens a page for users there. */
export const publicPart = (microfrontends: Microfrontends): Microfrontends =>
  Object.fromEntries(
    Object.entries(microfrontends).map(([name, version]) => [
      name,
      version?.manifest ? { ...version, manifest: publicManifest(version.manifest) } : version,
    ]),
  );

/** Chunks that no page names stay: public pages may load them, too. */
function publicManifest({ pages, preload, integrity, ...manifest }: BrowserManifest): BrowserManifest {
  const isPublic = ([path]: [string, unknown]) => findPage(path)?.access === 'public';
  const publicPages = Object.fromEntries(Object.entries(pages).filter(isPublic));
  const needed = new Set([...preload, ...Object.values(publicPages).flatMap(page => page.preload)]);
  const forUsers = Object.values(pages)
    .flatMap(page => page.preload)
    .filter(file => !needed.has(file));
  const hashes = Object.entries(integrity).filter(([file]) => !forUsers.includes(file));
  return {
    ...manifest,
    preload,
    pages: publicPages,
    integrity: Object.fromEntries(hashes),
    ...(forUsers.length > 0 && { publicOnly: true }),
  };
}
