import type { APIRequestContext, Page } from '@playwright/test';

interface Registry {
  microFrontends: Record<string, { url: string }[]>;
}

async function originsOf(request: APIRequestContext): Promise<[name: string, origin: string][]> {
  const { microFrontends } = (await (await request.get('/registry.json')).json()) as Registry;
  return Object.entries(microFrontends).flatMap(([name, releases]) =>
    releases.map(({ url }): [string, string] => [name, new URL(url).origin]),
  );
}

/** The origins that serve the microfrontends' files, as the site's registry names them. */
export async function microfrontendOrigins(request: APIRequestContext): Promise<Set<string>> {
  return new Set((await originsOf(request)).map(([, origin]) => origin));
}

/** The origin of one of them. */
export async function microfrontendOrigin(request: APIRequestContext, name: string): Promise<string> {
  const [, origin] = (await originsOf(request)).find(([listed]) => listed === name) ?? [];
  if (!origin) throw new Error(`${name} is not in the registry`);
  return origin;
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
