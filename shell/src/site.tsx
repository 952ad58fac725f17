import type { RemoteDeps } from '@site/platform';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { focusHeading } from './layout/usePageChange.ts';
import type { PageData } from './pageData.ts';
import { KeptPage } from './pages/KeptPage.tsx';
import type { Remotes } from './remotes.ts';
import { createPageFetcher } from './prefetch/fetchPage.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
import { createSiteRouter, guarded, pageRoute, type FirstPage } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';
import { findPage, type RemoteName, type SitePage } from './siteMap.ts';

export interface SiteStart {
  container: HTMLElement;
  deps: RemoteDeps;
  remotes: Remotes;
  data: PageData;
}

/** Brings the page to life: takes over what was rendered for this visitor, or draws the site. */
export async function startSite({ container, deps, remotes, data }: SiteStart) {
  const parts = { deps, remotes, fetchPage: createPageFetcher(data.releases, deps.client), retry };
  let root: Root;
  let router: ReturnType<typeof createSiteRouter>;
  let draws = 0;

  // A new page is drawn in one go: as a transition it takes more than twice as long to appear on a slow phone.
  const tree = () => (
    <SiteRoot onAlive={onAlive}>
      <RouterProvider key={draws} router={router} useTransitions={false} />
    </SiteRoot>
  );

  const onAlive = () => {
    void replayEarlyInput();
    container.dataset.alive = '';
  };

  const draw = (first?: FirstPage) => {
    router = createSiteRouter(parts, first);
    root ??= createRoot(container);
    root.render(tree());
  };

  const takeOver = (first: FirstPage) => {
    router = createSiteRouter(parts, first);
    root = hydrateRoot(container, tree(), {
      onRecoverableError: error => console.error('The page was drawn anew:', error),
    });
  };

  /** A router cannot forget a route, so a microfrontend that is loaded afresh gets a new one. */
  function drawAfresh(first?: FirstPage) {
    router.dispose();
    draws += 1;
    draw(first);
    focusWhenOpen();
  }

  async function retry(name: RemoteName) {
    await remotes.renew(name);
    drawAfresh();
  }

  /** What can be read stays until there is something better. */
  async function retryKept(page: SitePage) {
    await remotes.renew(page.remote);
    const route = await pageRoute(page, parts);
    if (route) drawAfresh({ route });
  }

  /** The button that was pressed is gone, and the focus with it. */
  function focusWhenOpen() {
    const focus = () => void setTimeout(focusHeading);
    if (router.state.initialized) return focus();
    const stopListening = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stopListening();
      focus();
    });
  }

  const { prerendered, user } = data;
  // What was rendered is a visitor's page. Somebody of whom nothing is known may be a member.
  if (!prerendered || user !== null) return draw();
  const hydrationData = { loaderData: prerendered.loaderData };
  const page = findPage(location.pathname);
  if (!page || prerendered.version === null) return takeOver({ hydrationData });
  // The page's own code comes first: with its route in the tree the first render equals what is there.
  const openedAt = window.earlyInput?.shownAt;
  const route = await pageRoute(page, { ...parts, deps: openedAt ? { ...deps, openedAt } : deps });
  // Drawn in place of what is there: whoever reads it stays where they are.
  const inPlace = { hydrationData: { loaderData: {} } };
  if (!route) return draw({ route: kept(page, container, () => retryKept(page)), ...inPlace });
  // Another version stood in: what it draws is not what is there.
  if (remotes.shown(page.remote) !== prerendered.version) return draw({ route, ...inPlace });
  takeOver({ route, hydrationData });
}

function kept(page: SitePage, container: HTMLElement, retry: () => Promise<void>) {
  const nodes = [...(container.querySelector('main')?.childNodes ?? [])];
  const element = <KeptPage nodes={nodes} focused={document.activeElement} retry={retry} />;
  return guarded({ id: 'kept', path: page.path, element }, page, retry);
}
