import type { APIRequestContext, Page } from '@playwright/test';
import type { ResolvedRegistry } from '@site/releases/registry/registry';

export const readRegistry = async (site: string) =>
  (await (await fetch(`${site}/registry.json`)).json()) as ResolvedRegistry;

/** The address of the script that a page begins with; null where it is no page. */
export function entryIn(html: string, page: string) {
  const [, source] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  return source === undefined ? null : new URL(source, page);
}

/** The origins that serve the microfrontends' files, as the site's registry names them, by microfrontend. */
export async function microfrontendOrigins(request: APIRequestContext): Promise<Map<string, string>> {
  const { microFrontends } = (await (await request.get('/registry.json')).json()) as ResolvedRegistry;
  return new Map(Object.entries(microFrontends).map(([name, [first]]) => [name, new URL(first!.url).origin]));
}

/**
 * Collects the versions of which a page loads code.
 * @param origin of the microfrontend's host: what others have is fetched ahead of clicks
 */
export function versionsLoadedBy(page: Page, origin: string) {
  const versions = new Set<string>();
  page.on('response', response => {
    const [, version] = /\/([^/]+)\/remoteEntry\.[^/]*js$/.exec(response.url()) ?? [];
    if (version && response.url().startsWith(origin)) versions.add(version);
  });
  return versions;
}
