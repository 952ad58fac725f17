import {
  Outlet,
  type RemoteDeps,
  type RemoteModule,
  type RemoteRoute,
  type RouteObject,
} from '@site/platform';
import type { SiteContext } from '../siteContext.ts';
import type { SitePage } from '../siteMap.ts';
import { RequireUser } from '../auth/RequireUser.tsx';
import { PlatformError } from './platformError.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import type { OnCrash } from './remoteWithFallback.ts';

/**
 * Loads the microfrontend of a page.
 * @returns the page's route; undefined when the page needs a user and there is none, and when no version could be loaded.
 * `CatchAll` is shown then, and the next navigation tries again.
 */
export async function openPage(page: SitePage, context: SiteContext) {
  const { deps, microfrontends, retry, dataLayerFailed } = context;
  if (page.access === 'user' && (await deps.auth.known()).status !== 'user') return undefined;
  const withRoute = async (remote: RemoteModule, onCrash: OnCrash) => {
    const route = await routeOf(remote, page, deps).catch(async error => {
      throw (await dataLayerFailed()) ? new PlatformError(error) : error;
    });
    if (!route) throw new Error(`no page ${page.path}`);
    return pageRoute(route, page, { deps, retry, onCrash });
  };
  return microfrontends.open(page.microfrontend, withRoute).catch(() => undefined);
}

/** All routes of a remote. Remotes that were built with platform 3.0 read `visitor`. */
export const routesOf = ({ createRoutes }: RemoteModule, deps: RemoteDeps) =>
  createRoutes({ ...deps, visitor: deps.auth });

/** The route of one page with its lazy part loaded, or undefined for a remote that does not have the page. */
export async function routeOf(remote: RemoteModule, page: SitePage, deps: RemoteDeps) {
  const route = routesOf(remote, deps).find(({ path }) => path === page.path);
  return route && resolveLazyRoute(route);
}

async function resolveLazyRoute({ lazy, ...route }: RemoteRoute): Promise<RouteObject> {
  return lazy ? { ...route, ...(await lazy()) } : route;
}

export interface PageRouteOptions extends Pick<SiteContext, 'deps' | 'retry'> {
  onCrash?: OnCrash;
}

/** The page behind its two guards: only users see a user's page, and its render errors cost no other page. */
export function pageRoute(
  route: RouteObject,
  page: SitePage,
  { deps: { auth, config }, retry, onCrash }: PageRouteOptions,
): RouteObject {
  return {
    element: (
      <RemoteErrorBoundary key={page.path} retry={() => retry(page.microfrontend)} onCrash={onCrash}>
        <RequireUser page={page} auth={auth} config={config}>
          <Outlet />
        </RequireUser>
      </RemoteErrorBoundary>
    ),
    children: [route],
  };
}
