import type { SiteSettings } from '../env/site.ts';

/** The environment that points the project's commands at a running site. */
export const commandEnvironment = (
  { RELEASES_DIR, DATA_DIR, PUBLIC_URL, GATEWAY_PORT }: SiteSettings,
  databaseUrl: string,
) => ({
  RELEASES_DIR,
  DATA_DIR,
  PUBLIC_URL,
  GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
  DATABASE_URL: databaseUrl,
});
