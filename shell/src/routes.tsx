import {
  askWhoIsThere,
  Outlet,
  useLocation,
  useSession,
  type RemoteDeps,
  type RemoteModule,
  type RemoteRoute,
  type RouteObject,
} from '@site/platform';
import { createBrowserRouter, type HydrationState } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { CrashedSection } from './pages/CrashedSection.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { RetrySection } from './pages/RetrySection.tsx';
import { SignInGate } from './pages/SignInGate.tsx';
import type { FetchPage } from './prefetch/fetchPage.ts';
import type { Remotes } from './remotes.ts';
import { findPage, type RemoteName, type SitePage } from './siteMap.ts';

export interface SiteParts {
  deps: RemoteDeps;
  remotes: Remotes;
  fetchPage: FetchPage;
  /** Draws the site again with this microfrontend loaded afresh. */
  retry(name: RemoteName): Promise<void>;
}

/** What a router starts with, where the page is already there. */
export interface FirstPage {
  route?: RouteObject | undefined;
  hydrationData?: HydrationState;
}

const PAGES = 'pages';

/** The whole site: a frame, and in it a page of some remote. The same tree on a server and in a browser. */
export function siteRoutes({ deps, fetchPage, retry }: Omit<SiteParts, 'remotes'>, route?: RouteObject) {
  const { config } = deps;
  const elsewhere = { id: 'elsewhere', path: '*', element: <PageWithoutRoute retry={retry} /> };
  return [
    {
      id: 'frame',
      element: <SiteLayout config={config} fetchPage={fetchPage} />,
      errorElement: (
        <SiteLayout config={config} fetchPage={fetchPage}>
          <ErrorPage />
        </SiteLayout>
      ),
      children: [
        {
          id: PAGES,
          element: <Outlet />,
          hydrateFallbackElement: <PageSkeleton />,
          children: route ? [route, elsewhere] : [elsewhere],
        },
      ],
    },
  ] satisfies RouteObject[];
}

/** The site's router in a browser. A route appears when its page is first opened. */
export function createSiteRouter(parts: SiteParts, { route, hydrationData }: FirstPage = {}) {
  return createBrowserRouter(siteRoutes(parts, route), {
    ...(hydrationData && { hydrationData }),
    async patchRoutesOnNavigation({ path, patch }) {
      const page = findPage(path);
      void parts.fetchPage(path);
      const found = page && (await pageRoute(page, parts));
      if (found) patch(PAGES, [found]);
    },
  });
}

/** The remote's route for a page, or null: for a visitor at a member's page, and when the remote cannot be had. */
export async function pageRoute(page: SitePage, { deps, remotes, retry }: SiteParts) {
  if (page.access === 'member' && (await askWhoIsThere()) === null) return null;
  const crashed = (error: unknown) => remotes.crashed(page.remote, error);
  const needed = async (remote: RemoteModule) => {
    const route = await routeOf(remote, page, deps);
    if (!route) throw new Error(`no page ${page.path}`);
    return guarded(route, page, retry, crashed);
  };
  return remotes.open(page.remote, needed).catch(() => null);
}

/** The route of one page, complete, or undefined for a remote that does not have it. */
export async function routeOf({ createRoutes }: RemoteModule, page: SitePage, deps: RemoteDeps) {
  const route = createRoutes(deps).find(({ path }) => path === page.path);
  return route && whole(route);
}

/** A late part is awaited here: React Router would keep one that failed, a route that is not there can be tried again. */
async function whole({ lazy, ...route }: RemoteRoute): Promise<RouteObject> {
  return lazy ? { ...route, ...(await lazy()) } : route;
}

/**
 * What a page throws while it is drawn costs that page only.
 * @param crashed told what was thrown; says whether another release of the page is left to try
 */
export function guarded(
  route: RouteObject,
  page: SitePage,
  retry: SiteParts['retry'],
  crashed?: (error: unknown) => boolean,
): RouteObject {
  const errorElement = <CrashedSection retry={() => retry(page.remote)} crashed={crashed} />;
  return { id: `page:${page.path}`, errorElement, children: [route] };
}

/** What stands where no remote's page does: the skeleton, the gate, the fallback or the 404 page. */
function PageWithoutRoute({ retry }: Pick<SiteParts, 'retry'>) {
  const { pathname } = useLocation();
  const session = useSession();
  const page = findPage(pathname);
  if (!page) return <NotFound />;
  if (page.access === 'member' && session.status === 'loading') return <PageSkeleton />;
  if (page.access === 'member' && session.status === 'visitor') return <SignInGate pageName={page.name} />;
  return <RetrySection retry={() => retry(page.remote)} />;
}
