import type { Page } from '@playwright/test';

/** Collects the versions of which a page loads code. */
export function versionsLoadedBy(page: Page) {
  const versions = new Set<string>();
  page.on('response', response => {
    const [, version] = /\/([^/]+)\/remoteEntry\.[^/]*\.js$/.exec(response.url()) ?? [];
    if (version) versions.add(version);
  });
  return versions;
}
