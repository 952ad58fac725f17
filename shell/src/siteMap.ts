import { microfrontends, type MicrofrontendName, type Page } from '@site/federation/microfrontends';

export interface SitePage extends Page {
  /** The microfrontend that owns the page. */
  microfrontend: MicrofrontendName;
}

/** Every page of the site. The host answers 404 for anything else, the browser draws the same 404 page. */
export const siteMap: readonly SitePage[] = microfrontends.flatMap(({ name, pages }) =>
  pages.map((page: Page) => ({ ...page, microfrontend: name })),
);

/** The links of the header, in their order. */
export const navigation: readonly { to: string; label: string }[] = siteMap
  .flatMap(({ path, navigation: link }) => (link ? [{ to: path, ...link }] : []))
  .sort((one, other) => one.order - other.order);

/** The page at a path; a trailing slash does not matter. */
export function findPage(pathname: string): SitePage | undefined {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  return siteMap.find(page => page.path === path);
}
