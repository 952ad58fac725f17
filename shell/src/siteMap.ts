import { microfrontends, type MicrofrontendName, type Page } from '@site/federation/microfrontends';

export interface SitePage extends Page {
  /** The microfrontend that owns the page. */
  microfrontend: MicrofrontendName;
  /** Where it is: one of the addresses that its path is a pattern of, or else its path. */
  address: string;
}

/**
 * Every page of the site; one with several addresses is listed for each. The host answers 404 for anything else, the
 * browser draws the same 404 page.
 */
export const siteMap: readonly SitePage[] = microfrontends.flatMap(({ name, pages }) =>
  pages.flatMap(({ addresses, ...page }: Page) =>
    Object.entries(addresses ?? { [page.path]: page }).map(([address, words]) => ({
      ...page,
      ...words,
      microfrontend: name,
      address,
    })),
  ),
);

/** The pages that the header links to, in their order. A visitor is led to the open ones, but not Home: the brand is. */
export const headerPages = (pages = siteMap) =>
  pages
    .flatMap(({ navigation, ...page }) => (navigation ? [{ ...page, ...navigation, to: page.path }] : []))
    .map(page => ({ ...page, isOpen: page.access === 'public' && !page.forUsers }))
    .sort((one, other) => one.order - other.order);

/** The same address without slashes at its end. */
export const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '') || '/';

/** The page at a path; a trailing slash does not matter. */
export function findPage(pathname: string, pages = siteMap): SitePage | undefined {
  const path = withoutTrailingSlash(pathname);
  return pages.find(page => page.address === path) ?? pages.find(page => patternOf(page).test(path));
}

/** A parameter is the text of one segment. */
const patternOf = ({ address }: SitePage) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);

/** The pattern of addresses without a page. */
export const NOT_FOUND = '/:path';

/**
 * An address of a pattern, before anybody asks for one: a page is rendered at it, and the host writes the path of the
 * request in its place (shell/server/page/prerenderedMarkup.ts).
 */
export const placeholderOf = (pattern: string) => pattern.replace(/:(\w+)/g, '$1-of-the-request');
