import type { SiteSettings } from '../env.ts';

/** What tells the release commands which running site they concern. */
export const releaseEnvironment = ({ RELEASES_DIR, PUBLIC_URL, GATEWAY_PORT }: SiteSettings) => ({
  RELEASES_DIR,
  PUBLIC_URL,
  GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
});
