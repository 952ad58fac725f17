import { Outlet, useLocation, type RemoteDeps, type RouteObject } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  RouterProvider,
  useRouteError,
  type DataRouter,
} from 'react-router-dom';
import { PageUnavailable } from './federation/SectionUnavailable.tsx';
import { scrollToWhenPresent } from './focusWhenPresent.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { LoadPage, loadSignInGate, PageOrGate } from './pages/PageOrGate.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import type { PreloadPage } from './prefetch/preloadPage.ts';
import { findPage, type SitePage } from './siteMap.ts';

/** What the routes of the site are made of. */
export interface SiteParts {
  deps: RemoteDeps & { auth: AuthStore };
  preloadPage: PreloadPage;
  /** Shows the page again with its microfrontend loaded afresh. */
  retry(name: MicrofrontendName): Promise<void>;
}

const PAGES = 'pages';

/** What is shown first: the route of a page, one that the shell draws by itself, or a page that has to be loaded. */
export type FirstPage = RouteObject | 'of the shell' | 'to be loaded';

/**
 * The whole site: a frame, and in it one page. The same tree on a server and in a browser. Other pages are added when
 * somebody goes there.
 */
export function siteRoutes({ deps, preloadPage, retry }: SiteParts, first: FirstPage): RouteObject[] {
  const { config, auth } = deps;
  const layout = { config, auth, preloadPage };
  const otherPage = (
    <PageOrGate auth={auth} config={config}>
      <LoadPage />
    </PageOrGate>
  );
  const pages = {
    id: PAGES,
    element: <Pages />,
    errorElement: <PageUnavailable retry={retry} />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [...(typeof first === 'object' ? [first] : []), { path: '*', element: otherPage }],
  };
  const frame = {
    element: (
      <SiteLayout {...layout}>
        <Outlet />
      </SiteLayout>
    ),
    children: [pages],
  };
  const notFound = (
    <SiteLayout {...layout}>
      <NotFound auth={auth} />
    </SiteLayout>
  );
  return [{ errorElement: <RootError notFound={notFound} />, children: [frame] }];
}

/** A page, or the part of it that the hash names, may come after React Router has looked for that element. */
function Pages() {
  const { pathname, hash } = useLocation();
  const scrollToHash = useEffectEvent(() => scrollToWhenPresent(hash.slice(1)));
  useEffect(() => scrollToHash(), [pathname]);
  return <Outlet />;
}

/** A frame that cannot be drawn leaves no white page. */
function RootError({ notFound }: { notFound: ReactNode }) {
  const error = useRouteError();
  // No pattern matches an address with a line break in it, not even `*`.
  return isRouteErrorResponse(error) ? notFound : <ErrorPage />;
}

/**
 * The site's router in a browser. A page's route is added when somebody first goes there; a page for users, once there
 * is one.
 * @param load loads the route of a page; rejects when the page is unavailable
 */
export function createSiteRouter(
  parts: SiteParts,
  load: (page: SitePage) => Promise<RouteObject>,
  first: FirstPage = 'to be loaded',
): DataRouter {
  const loaded = new Map<string, RouteObject>();
  // React Router names the entry of each page load "default": an address that was typed would open where another was left.
  const { state } = history as { state: { key?: string } | null };
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(siteRoutes(parts, first), {
    ...(first !== 'to be loaded' && { hydrationData: { loaderData: {} } }),
    async patchRoutesOnNavigation({ path, patch }) {
      const page = findPage(path);
      if (!page) return;
      void parts.preloadPage(path);
      if (page.access === 'user' && (await parts.deps.auth.known()).status !== 'user')
        return void (await loadSignInGate());
      const route = loaded.get(page.path) ?? (await load(page));
      loaded.set(page.path, route);
      patch(PAGES, [route]);
    },
  });
}

/** @param onMount called once, when everything in the page is mounted and interactive */
export function Site({ router, onMount }: { router: DataRouter; onMount: () => void }) {
  useEffect(onMount, [onMount]);
  // No transition: a new page would take more than twice as long to appear on a slow phone.
  return <RouterProvider router={router} useTransitions={false} />;
}
