import type { APIRequestContext } from '@playwright/test';

interface Registry {
  microFrontends: Record<string, { url: string }[]>;
}

/** The origins that serve the microfrontends' files, as the site's registry names them. */
export async function microfrontendOrigins(request: APIRequestContext): Promise<Set<string>> {
  const { microFrontends } = (await (await request.get('/registry.json')).json()) as Registry;
  return new Set(
    Object.values(microFrontends)
      .flat()
      .map(({ url }) => new URL(url).origin),
  );
}
