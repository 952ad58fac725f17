/** The settings of one deployment that a browser may know: the brand and where its links lead. */
export interface SiteConfig {
  brandName: string;
  contactEmail: string;
  telegramGroupUrl: string;
  telegramChannelUrl: string;
  promoEnabled: boolean;
  /** Placeholders ("#") until the business names real ones. */
  social: { telegram: string; instagram: string; twitter: string; youtube: string };
  /** Pages of this site, unless the business names others. */
  legal: { terms: string; privacy: string; risk: string };
}
