import type { RemoteDeps } from '@site/platform';
import { loadSignInGate } from '../pages/PageOrGate.tsx';
import { enforceIntegrity, preloadLink, servedHashes } from '../federation/integrity.ts';
import type { ServedVersions } from '../federation/servedVersions.ts';
import { versionFolder } from '../pageData.ts';
import { findPage } from '../siteMap.ts';

/**
 * Preloads what a page needs, in parallel and without running it; failures are ignored.
 * `version`: only which version of its microfrontend is served. Resolves when the browser knows what to fetch.
 */
export type PreloadPage = (pathname: string, what?: 'files' | 'version') => Promise<void>;

/**
 * Without prefetching, each file would request the next one when it runs. Each address is fetched once.
 * @param dataLayer addresses of the shell's data layer, for pages that read data
 */
export function createPagePreloader(
  servedVersions: ServedVersions,
  { auth }: Pick<RemoteDeps, 'auth'>,
  dataLayer: readonly string[] = [],
): PreloadPage {
  const known = new Set<string>();
  const fetchAhead = (href: string, integrity: string | undefined) => {
    if (!known.has(href)) document.head.append(preloadLink(href, integrity));
    known.add(href);
  };

  return async (pathname, what = 'files') => {
    const page = findPage(pathname);
    if (!page) return;
    // A page that is the same for everybody does not wait for the gateway.
    const differs = page.access === 'user' || page.forUsers !== undefined;
    const isUser = differs && (await auth.known()).status === 'user';
    if (page.access === 'user' && !isUser) {
      if (what === 'files') await loadSignInGate().catch(() => {});
      return;
    }
    // The page itself asks again and shows the error.
    const version = await servedVersions.of(page.microfrontend).catch(() => undefined);
    if (!version?.manifest || what === 'version') return;
    const { preload, pages, integrity } = version.manifest;
    const folder = versionFolder(version);
    enforceIntegrity(folder, integrity);
    const needs = pages[(isUser && page.forUsers) || page.path];
    for (const file of [...preload, ...(needs?.preload ?? [])]) fetchAhead(folder + file, integrity[file]);
    if (needs?.data) for (const href of dataLayer) fetchAhead(href, servedHashes('')[href]);
  };
}
