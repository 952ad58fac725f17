import type { MicrofrontendName } from '@site/federation/microfrontends';
import { developmentRoutes } from './developmentRoutes.tsx';
import type { ServedVersions } from './federation/servedVersions.ts';
import type { Microfrontends } from './federation/microfrontendLoader.ts';
import { openPage, pageRoute } from './federation/openPage.tsx';
import { PrerenderedFallback } from './federation/PrerenderedFallback.tsx';
import { focusWhenPresent } from './focusWhenPresent.ts';
import type { PageData } from './pageData.ts';
import { createPagePreloader } from './prefetch/preloadPage.ts';
import { reportWhenIdle } from './reports/reportWhenIdle.ts';
import { nextTask } from './nextTask.ts';
import { createSiteRouter } from './router/createSiteRouter.ts';
import type { SiteContext } from './siteContext.ts';
import { createSiteRenderer } from './siteRenderer.tsx';
import { findPage, type SitePage } from './siteMap.ts';

export interface SiteStart {
  container: HTMLElement;
  deps: SiteContext['deps'];
  dataLayerFailed: SiteContext['dataLayerFailed'];
  servedVersions: ServedVersions;
  microfrontends: Microfrontends;
  data: PageData;
}

/** Hydrates the page when it was rendered for this browser's user, else renders the site. */
export async function startSite(start: SiteStart) {
  const { container, deps, dataLayerFailed, servedVersions, microfrontends, data } = start;
  // The site's own modules were evaluated in this task, which is long enough: input goes first.
  await nextTask();
  const preloadPage = createPagePreloader(servedVersions, deps, data.dataLayer);
  const context: SiteContext = { deps, microfrontends, preloadPage, dataLayerFailed, retry };
  const router = createSiteRouter(async page => {
    await preloadPage(page.path);
    return openPage(page, context);
  });
  const { render, hydrate } = createSiteRenderer(
    container,
    router,
    context,
    reportWhenIdle({ router, microfrontends, auth: deps.auth }, data.reportsPercent),
  );

  async function retry(name: MicrofrontendName) {
    await microfrontends.refresh(name);
    await router.openAgain(name);
    focusPage();
  }

  /** The pre-rendered page stays until its microfrontend works. */
  async function retryPrerendered(page: SitePage) {
    await microfrontends.refresh(page.microfrontend);
    const route = await openPage(page, context);
    if (!route) return;
    router.replaceRoute(page, route);
    focusPage();
  }

  const { prerendered, user } = data;
  // The rendered page is a visitor's; when the user is not known yet, it may be the wrong one.
  if (!prerendered || user !== null || isDevelopmentPage()) return render();
  const page = findPage(location.pathname);
  if (!page || prerendered.version === null) return hydrate();
  // The page's code first: with its route in the tree the first render equals the served markup.
  const openedAt = window.earlyInput?.shownAt;
  const route = await openPage(page, { ...context, deps: openedAt ? { ...deps, openedAt } : deps });
  // Rendered in place of the served markup, without a skeleton in between.
  if (!route) return render(prerenderedRoute(page));
  // Another version renders other markup.
  if (microfrontends.shown(page.microfrontend) !== prerendered.version) return render(route);
  hydrate(route);

  function prerenderedRoute(page: SitePage) {
    const nodes = [...(container.querySelector('main')?.childNodes ?? [])];
    const retry = () => retryPrerendered(page);
    const element = <PrerenderedFallback nodes={nodes} focused={document.activeElement} retry={retry} />;
    return pageRoute({ path: page.path, element }, page, { deps, retry });
  }
}

/** The pressed button was replaced, and lost the focus. */
const focusPage = () => void setTimeout(focusWhenPresent);

/** The host serves the 404 page for it. */
const isDevelopmentPage = () => developmentRoutes.some(({ path }) => path === location.pathname);
