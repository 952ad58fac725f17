import { askWhoIsThere } from '@site/platform';
import type { PageData } from '../pageData.ts';
import { findPage } from '../siteMap.ts';

/** Fetches all that a page needs side by side, without running it. Says nothing of what fails. */
export type FetchPage = (pathname: string) => Promise<void>;

/**
 * A microfrontend's entry asks for its chunks when it runs, and they for theirs: what the manifest lists is fetched
 * at once, each address one time.
 * @param loadData brings the data layer, for pages that read data
 */
export function createPageFetcher(
  releases: PageData['releases'],
  loadData: () => Promise<unknown>,
): FetchPage {
  const known = new Set<string>();

  return async pathname => {
    const page = findPage(pathname);
    const release = page && releases[page.remote];
    if (!page || !release?.manifest) return;
    const isMember = (await askWhoIsThere()) !== null;
    if (page.access === 'member' && !isMember) return;
    const { preload, pages, integrity } = release.manifest;
    const needs = pages[(isMember && page.forMembers) || page.path];
    for (const file of [...preload, ...(needs?.preload ?? [])]) {
      const { href } = new URL(file, release.url);
      if (!known.has(href)) document.head.append(preloadLink(href, integrity[file]));
      known.add(href);
    }
    // What fails here is tried again, and spoken of, by the page that needs it.
    if (needs?.data) await loadData().catch(() => {});
  };
}

const preloadLink = (href: string, integrity = '') =>
  Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
    integrity,
    href,
  });
