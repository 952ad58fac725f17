import { askWhoIsThere } from '@site/platform';
import type { PageData } from '../pageData.ts';
import { findPage } from '../siteMap.ts';

/** What browsers tell of the network; not all of them do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors who save data, or whose network is slow anyhow, fetch what they open and nothing else. */
export function sparesData({ connection }: { connection?: Connection } = navigator as object) {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches what a page needs, for somebody who will probably open it. */
export type WarmPage = (pathname: string) => Promise<void>;

/**
 * Fetches the files of a page without running them, each address once.
 * @param loadData brings the data layer, for pages that read data
 */
export function createWarmPage(releases: PageData['releases'], loadData: () => Promise<unknown>): WarmPage {
  const known = new Set<string>();

  return async pathname => {
    const page = findPage(pathname);
    const release = page && releases[page.remote];
    if (!page || !release?.manifest || sparesData()) return;
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
