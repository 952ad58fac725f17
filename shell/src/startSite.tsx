import type { MicrofrontendName } from '@site/federation/microfrontends';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { loadSignInGate } from './pages/PageOrGate.tsx';
import { replayEarlyInput } from './earlyInput/replayEarlyInput.ts';
import { loadPage, pageRoute, type PageLoading } from './federation/loadPage.tsx';
import { PrerenderedFallback } from './federation/PrerenderedFallback.tsx';
import type { ServedVersions } from './federation/servedVersions.ts';
import { focusWhenPresent } from './focusWhenPresent.ts';
import type { PageData } from './pageData.ts';
import { createPagePreloader } from './prefetch/preloadPage.ts';
import { record } from './reports/record.ts';
import { reportWhenIdle } from './reports/reportWhenIdle.ts';
import { createSiteRouter, Site, type FirstPage } from './Site.tsx';
import { findPage, type SitePage } from './siteMap.ts';

export interface StartOptions extends Omit<PageLoading, 'retry'> {
  container: HTMLElement;
  servedVersions: ServedVersions;
  data: PageData;
}

/** Hydrates the page when it was rendered for this browser's user, else renders the site. */
export async function startSite({ container, servedVersions, data, ...options }: StartOptions) {
  const { deps, microfrontends } = options;
  const preloadPage = createPagePreloader(servedVersions, deps, data.dataLayer);
  const loading = { ...options, retry };
  const parts = { deps, preloadPage, retry };
  let router: DataRouter;
  let root: Root | undefined;
  let renders = 0;
  const listeners = new Set<() => void>();

  function createSite(first: FirstPage) {
    router = createSiteRouter(parts, page => loadPage(page, loading), first);
    const tell = () => listeners.forEach(listener => listener());
    router.subscribe(tell);
    tell();
    return <Site key={renders++} router={router} onMount={onMount} />;
  }

  const currentRouter = {
    state: () => router.state,
    subscribe: (listener: () => void) => void listeners.add(listener),
  };
  const reportOnMount = reportWhenIdle({ router: currentRouter, microfrontends, auth: deps.auth });
  function onMount() {
    void replayEarlyInput();
    container.dataset.interactive = '';
    reportOnMount();
  }

  function render(first: FirstPage = 'to be loaded') {
    root ??= createRoot(container);
    root.render(createSite(first));
  }

  function hydrate(first: FirstPage) {
    const onRecoverableError = (error: unknown) => {
      console.error('Hydration failed; the page was rendered again:', error);
      record({ kind: 'hydration', error });
    };
    const site = createSite(first);
    // In slices: one task would keep the page from answering for as long.
    startTransition(() => void (root = hydrateRoot(container, site, { onRecoverableError })));
  }

  /** With a new router: one that knows a page's route never asks for another. */
  function renderAgain(first?: FirstPage) {
    router.dispose();
    flushSync(() => render(first));
    // The pressed button was replaced, and lost the focus.
    focusWhenPresent();
  }

  async function retry(name: MicrofrontendName) {
    await microfrontends.refresh(name);
    renderAgain();
  }

  /** The pre-rendered page stays until its microfrontend works. */
  async function retryPrerendered(page: SitePage) {
    await microfrontends.refresh(page.microfrontend);
    await loadPage(page, loading).then(renderAgain, () => {});
  }

  const { prerendered, user } = data;
  // The rendered page is a visitor's; when the user is not known yet, it may be the wrong one.
  if (!prerendered || user !== null) return render();
  const page = findPage(location.pathname);
  if (page && prerendered.version === null) await loadSignInGate();
  if (!page || prerendered.version === null) return hydrate('of the shell');
  // The page's code first: with its route in the tree the first render equals the served markup.
  const openedAt = window.earlyInput?.shownAt;
  const first = { ...loading, deps: openedAt ? { ...deps, openedAt } : deps };
  const route = await loadPage(page, first).catch(() => null);
  // Rendered in place of the served markup, without a skeleton in between.
  if (!route) return render(prerenderedRoute(page));
  // Another version renders other markup.
  if (microfrontends.shown(page.microfrontend) !== prerendered.version) return render(route);
  hydrate(route);

  function prerenderedRoute(page: SitePage) {
    const nodes = [...(container.querySelector('main')?.childNodes ?? [])];
    const again = () => retryPrerendered(page);
    const element = <PrerenderedFallback nodes={nodes} focused={document.activeElement} retry={again} />;
    return pageRoute({ path: page.path, element }, page, { deps, retry: again });
  }
}
