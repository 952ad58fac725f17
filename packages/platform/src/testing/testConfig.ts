import type { SiteConfig } from '../remoteModule.ts';

/** The site's settings, as tests see them. */
export const testConfig: SiteConfig = {
  brandName: 'Ounce & Block',
  contactEmail: 'hello@example.com',
  telegramGroupUrl: 'https://t.me/example_group',
  telegramChannelUrl: 'https://t.me/example_channel',
  promoEnabled: true,
  social: { telegram: '#', instagram: '#', twitter: '#', youtube: '#' },
  legal: { terms: '/terms', privacy: '/privacy', risk: '/risk' },
};
