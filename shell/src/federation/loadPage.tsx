import { Outlet, type RemoteDeps, type RemoteModule, type RouteObject } from '@site/platform';
import type { SiteParts } from '../Site.tsx';
import type { SitePage } from '../siteMap.ts';
import { PageOrGate } from '../pages/PageOrGate.tsx';
import type { Microfrontends } from './microfrontends.ts';
import { PageCrashed } from './SectionUnavailable.tsx';
import type { OnCrash } from './remoteWithFallback.ts';

export interface PageLoading extends Pick<SiteParts, 'deps' | 'retry'> {
  microfrontends: Microfrontends;
}

/**
 * Loads the route of a page from its microfrontend, the lazy part included: React Router would keep one that failed.
 * @throws when no version of the microfrontend has the page
 */
export function loadPage(page: SitePage, loading: PageLoading): Promise<RouteObject> {
  return loading.microfrontends.load(page.microfrontend, async (remote, onCrash) => {
    const route = await routeOf(remote, page, loading.deps);
    if (!route) throw new Error(`no page ${page.path}`);
    return pageRoute(route, page, loading, onCrash);
  });
}

/** The route of one page with its lazy part loaded, or undefined for a remote that does not have the page. */
export async function routeOf({ createRoutes }: RemoteModule, page: SitePage, deps: RemoteDeps) {
  const found = createRoutes(deps).find(({ path }) => path === page.path);
  if (!found) return undefined;
  const { lazy, ...route } = found;
  return { ...route, ...(await lazy?.()) };
}

/** The page behind its two guards: only users see a user's page, and its render errors cost no other page. */
export function pageRoute(
  route: RouteObject,
  page: SitePage,
  { deps: { auth, config }, retry }: Pick<SiteParts, 'deps' | 'retry'>,
  onCrash?: OnCrash,
): RouteObject {
  return {
    id: page.path,
    element: (
      <PageOrGate auth={auth} config={config}>
        <Outlet />
      </PageOrGate>
    ),
    errorElement: <PageCrashed retry={() => retry(page.microfrontend)} onCrash={onCrash} />,
    children: [{ ...route, caseSensitive: true }],
  };
}
