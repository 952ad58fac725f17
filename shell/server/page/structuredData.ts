import type { SiteConfig } from '@site/platform/remoteModule';
import { findPage, type SitePage } from '../../src/siteMap.ts';
import { OPEN_GRAPH_PATH } from './discovery.ts';

/** What search engines read of a public page (schema.org): who runs the site, and what it teaches. */
export function structuredData(page: SitePage, publicUrl: string, config: SiteConfig): object | null {
  if (page.access !== 'public') return null;
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: config.brandName,
    url: `${publicUrl}/`,
    email: config.contactEmail,
    logo: `${publicUrl}/apple-touch-icon.png`,
    image: publicUrl + OPEN_GRAPH_PATH,
    sameAs: [config.telegramChannelUrl, ...Object.values(config.social)].filter(url => /^https?:/.test(url)),
  };
  const course = {
    '@type': 'Course',
    '@id': `${publicUrl}/education#course`,
    name: 'Gold and Bitcoin trading',
    description: findPage('/education')?.description,
    url: `${publicUrl}/education`,
    inLanguage: 'en',
    provider: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, course] };
}
