import { Outlet, type RouteObject } from '@site/platform';
import { createBrowserRouter, type HydrationState } from 'react-router-dom';
import { openPage } from './federation/openPage.tsx';
import { developmentRoutes } from './developmentRoutes.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { CatchAll } from './federation/CatchAll.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { findPage } from './siteMap.ts';
import type { SiteContext } from './siteContext.ts';

/** What a router starts with when the page is rendered already. */
export interface FirstPage {
  route?: RouteObject | undefined;
  hydrationData?: HydrationState;
}

const PAGES = 'pages';

/**
 * The whole site: a frame, and in it the pages of the microfrontends. The same tree on a server and in a browser.
 * A page's route is added when the page is first opened; until then, and when it cannot be opened, the catch-all matches.
 * @param page the route of the page that is rendered first
 */
export function siteRoutes(
  { deps, preloadPage, retry }: Omit<SiteContext, 'microfrontends'>,
  page?: RouteObject,
) {
  const { config, auth } = deps;
  const layout = { config, auth, preloadPage };
  const catchAll = {
    id: 'catchAll',
    path: '*',
    element: <CatchAll auth={auth} config={config} retry={retry} />,
  };
  return [
    {
      id: 'frame',
      element: <SiteLayout {...layout} />,
      errorElement: (
        <SiteLayout {...layout}>
          <ErrorPage />
        </SiteLayout>
      ),
      children: [
        {
          id: PAGES,
          element: <Outlet />,
          hydrateFallbackElement: <PageSkeleton />,
          children: [...(page ? [page] : []), ...developmentRoutes, catchAll],
        },
      ],
    },
  ] satisfies RouteObject[];
}

/** The site's router in a browser. */
export function createSiteRouter(context: SiteContext, { route, hydrationData }: FirstPage = {}) {
  return createBrowserRouter(siteRoutes(context, route), {
    ...(hydrationData && { hydrationData }),
    async patchRoutesOnNavigation({ path, patch }) {
      const page = findPage(path);
      await context.preloadPage(path);
      const opened = page && (await openPage(page, context));
      if (opened) patch(PAGES, [opened]);
    },
  });
}
