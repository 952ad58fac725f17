import type { RemoteDeps } from '@site/platform';
import type { PageData } from '../pageData.ts';
import { findPage } from '../siteMap.ts';

/** Fetches all files of a page in parallel without running them; failures are ignored. */
export type FetchPage = (pathname: string) => Promise<void>;

/**
 * Without prefetching, each file would request the next one when it runs. Each address is fetched once.
 */
export function createPageFetcher(
  served: PageData['microfrontends'],
  { client, auth }: Pick<RemoteDeps, 'client' | 'auth'>,
): FetchPage {
  const known = new Set<string>();

  return async pathname => {
    const page = findPage(pathname);
    const version = page && served[page.microfrontend];
    if (!page || !version?.manifest) return;
    const isUser = (await auth.known()).status === 'user';
    if (page.access === 'user' && !isUser) return;
    const { preload, pages, integrity } = version.manifest;
    const needs = pages[(isUser && page.forUsers) || page.path];
    for (const file of [...preload, ...(needs?.preload ?? [])]) {
      const { href } = new URL(file, version.url);
      if (!known.has(href)) document.head.append(preloadLink(href, integrity[file]));
      known.add(href);
    }
    // The page itself loads it again and shows the error.
    if (needs?.data) await client().catch(() => {});
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
