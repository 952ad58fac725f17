import { findPage, withoutTrailingSlash } from '../siteMap.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path; null for the 404 page. */
  path: string | null;
}

/** Title, description and canonical path of a page; written by the host, updated by navigation. */
export function pageMeta(pathname: string, brandName: string): PageMeta {
  const page = findPage(pathname);
  if (!page)
    return {
      title: `404 Page Not Found · ${brandName}`,
      description: 'This page does not exist.',
      path: null,
    };
  const { name, title = name, description } = page;
  const whole = title ? `${title} · ${brandName}` : `${brandName}: gold and Bitcoin, with a plan`;
  return { title: whole, description, path: withoutTrailingSlash(pathname) };
}
