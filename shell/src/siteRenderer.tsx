import type { RouteObject } from '@site/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replayEarlyInput } from './earlyInput/replayEarlyInput.ts';
import { record } from './reports/record.ts';
import type { SiteRouter } from './router/createSiteRouter.ts';
import { RoutedSite } from './routes.tsx';
import type { SiteContext } from './siteContext.ts';
import { SiteRoot } from './SiteRoot.tsx';

export interface SiteRenderer {
  /** Renders the site in place of what the container holds; without a route the router loads the page. */
  render(route?: RouteObject): void;
  /** Takes the container's markup over: it must be what the route renders, or the page of no route. */
  hydrate(route?: RouteObject): void;
}

/** Renders the site into its container; one of both is called, once. */
export function createSiteRenderer(
  container: HTMLElement,
  router: SiteRouter,
  context: SiteContext,
  onInteractive: () => void,
): SiteRenderer {
  const onMount = () => {
    void replayEarlyInput();
    container.dataset.interactive = '';
    onInteractive();
  };

  const site = (
    <SiteRoot onMount={onMount}>
      <RoutedSite router={router} context={context} />
    </SiteRoot>
  );

  return {
    render(route) {
      if (route) router.showFirst(route);
      else void router.openFirst();
      createRoot(container).render(site);
    },
    hydrate(route) {
      router.showFirst(route);
      const onRecoverableError = (error: unknown) => {
        console.error('Hydration failed; the page was rendered again:', error);
        record({ kind: 'hydration', error });
      };
      // In slices: one task would keep the page from answering for as long.
      startTransition(() => void hydrateRoot(container, site, { onRecoverableError }));
    },
  };
}
