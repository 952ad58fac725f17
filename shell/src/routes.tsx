import {
  askWhoIsThere,
  Outlet,
  useLocation,
  useSession,
  type RemoteDeps,
  type RemoteRoute,
  type RouteObject,
} from '@site/platform';
import { createBrowserRouter } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { RetrySection } from './pages/RetrySection.tsx';
import { SignInGate } from './pages/SignInGate.tsx';
import type { Remotes } from './remotes.ts';
import { findPage, type RemoteName, type SitePage } from './siteMap.ts';

export interface SiteParts {
  deps: RemoteDeps;
  remotes: Remotes;
  /** Draws the site again with this microfrontend loaded afresh. */
  retry(name: RemoteName): Promise<void>;
}

const PAGES = 'pages';

/** The whole site: a frame, and in it a page of some remote. A route appears when its page is first opened. */
export function createSiteRouter(parts: SiteParts) {
  const { config } = parts.deps;
  return createBrowserRouter(
    [
      {
        id: 'frame',
        element: <SiteLayout config={config} />,
        errorElement: (
          <SiteLayout config={config}>
            <ErrorPage />
          </SiteLayout>
        ),
        children: [
          {
            id: PAGES,
            element: <Outlet />,
            hydrateFallbackElement: <PageSkeleton />,
            children: [{ path: '*', element: <PageWithoutRoute retry={parts.retry} /> }],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const page = findPage(path);
        const route = page && (await pageRoute(page, parts));
        if (route) patch(PAGES, [route]);
      },
    },
  );
}

/** The remote's route for a page, or null: for a visitor at a member's page, and when the remote cannot be had. */
async function pageRoute(page: SitePage, { deps, remotes, retry }: SiteParts) {
  if (page.access === 'member' && (await askWhoIsThere()) === null) return null;
  const route = await remotes
    .load(page.remote)
    .then(remote => remote.createRoutes(deps).find(({ path }) => path === page.path))
    .then(route => route && whole(route))
    .catch(() => undefined);
  return route ? guarded(route, page, retry) : null;
}

/** A late part is awaited here: React Router would keep one that failed, a route that is not there can be tried again. */
async function whole({ lazy, ...route }: RemoteRoute): Promise<RouteObject> {
  return lazy ? { ...route, ...(await lazy()) } : route;
}

/** What a page throws while it is drawn costs that page only. */
function guarded(route: RouteObject, page: SitePage, retry: SiteParts['retry']) {
  const errorElement = <RetrySection retry={() => retry(page.remote)} />;
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
