import type { RouteObject } from '@site/platform';
import { useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { developmentRoutes } from './developmentRoutes.tsx';
import { CatchAll } from './federation/CatchAll.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { FramelessErrorPage } from './pages/FramelessErrorPage.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { record } from './reports/record.ts';
import type { SiteRouter } from './router/createSiteRouter.ts';
import { ErrorBoundary, RouterErrorBoundary } from './router/ErrorBoundary.tsx';
import { useScrollRestoration } from './router/useScrollRestoration.ts';
import type { SiteContext } from './siteContext.ts';

export interface SiteProps {
  context: Pick<SiteContext, 'deps' | 'preloadPage' | 'retry'>;
  /** The page at the current location; without one the catch-all says why there is none. */
  route?: RouteObject | undefined;
  isLoading?: boolean;
}

/** The whole site: a frame, and in it one page of a microfrontend. The same tree on a server and in a browser. */
export function Site({ context: { deps, preloadPage, retry }, route, isLoading = false }: SiteProps) {
  const { config, auth } = deps;
  const layout = { config, auth, preloadPage };
  const catchAll = { path: '*', element: <CatchAll auth={auth} config={config} retry={retry} /> };
  const page = useRoutes([...(route ? [route] : developmentRoutes), catchAll]);
  const failed = () => (
    <SiteLayout {...layout}>
      <ErrorPage />
    </SiteLayout>
  );
  return (
    <ErrorBoundary fallback={failed} onError={recordCrash}>
      <SiteLayout {...layout}>{isLoading ? <PageSkeleton /> : page}</SiteLayout>
    </ErrorBoundary>
  );
}

const frameless = () => <FramelessErrorPage />;

/** The frame itself crashed; a page's own errors end before. */
const recordCrash = (error: unknown) => record({ kind: 'render', error });

/** The site in a browser, where navigation changes what is shown. */
export function RoutedSite({ router, context }: { router: SiteRouter; context: SiteProps['context'] }) {
  const shown = useSyncExternalStore(router.subscribe, router.shown, router.shown);
  useScrollRestoration(shown);
  // No transition: a new page would take more than twice as long to appear on a slow phone.
  return (
    // A frame that cannot be drawn at all, not even around an error, leaves no white page.
    <RouterErrorBoundary location={shown.location} fallback={frameless} onError={recordCrash}>
      <Router
        location={shown.location}
        navigationType={shown.type}
        navigator={router.navigator}
        useTransitions={false}
      >
        <Site context={context} route={shown.route} isLoading={shown.isLoading} />
      </Router>
    </RouterErrorBoundary>
  );
}
