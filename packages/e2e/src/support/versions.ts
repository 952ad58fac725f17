import type { Page } from '@playwright/test';

/**
 * Collects the versions of which a page loads code.
 * @param origin of the microfrontend's host: what others have is fetched ahead of clicks
 */
export function versionsLoadedBy(page: Page, origin: string) {
  const versions = new Set<string>();
  page.on('response', response => {
    const [, version] = /\/([^/]+)\/remoteEntry\.[^/]*\.js$/.exec(response.url()) ?? [];
    if (version && response.url().startsWith(origin)) versions.add(version);
  });
  return versions;
}
