import { findPage } from '../siteMap.ts';

export interface PageMeta {
  title: string;
  description: string;
}

/** Title and description of the document at a path; the host writes them, navigation renews them. */
export function pageMeta(pathname: string, brandName: string): PageMeta {
  const page = findPage(pathname);
  if (!page) return { title: `404 Page Not Found · ${brandName}`, description: 'This page does not exist.' };
  const title = page.title ? `${page.title} · ${brandName}` : `${brandName}: gold and Bitcoin, with a plan`;
  return { title, description: page.description };
}
