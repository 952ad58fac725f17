import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { replayEarlyInput } from './earlyInput/replayEarlyInput.ts';
import { focusWhenPresent } from './focusWhenPresent.ts';
import { holdScroll } from './layout/holdScroll.ts';
import { createSiteRouter, type FirstPage } from './routes.tsx';
import type { SiteContext } from './siteContext.ts';
import { SiteRoot } from './SiteRoot.tsx';

export interface SiteRenderer {
  /** Renders the site in place of what the container holds. */
  render(first?: FirstPage): void;
  /** Takes the container's markup over: it must be what `first` renders. */
  hydrate(first: FirstPage): void;
  /** Renders with a new router: a router cannot remove a route, so a microfrontend that is loaded afresh needs one. */
  renderAfresh(first?: FirstPage): void;
}

/** Renders the site into its container; `render` or `hydrate` comes first, and once. */
export function createSiteRenderer(container: HTMLElement, context: SiteContext): SiteRenderer {
  let root: Root | undefined;
  let router: ReturnType<typeof createSiteRouter>;
  let renders = 0;

  // No transition: a new page would take more than twice as long to appear on a slow phone.
  const tree = () => (
    <SiteRoot onMount={onMount}>
      <RouterProvider key={renders} router={router} useTransitions={false} />
    </SiteRoot>
  );

  const onMount = () => {
    void replayEarlyInput();
    container.dataset.interactive = '';
  };

  function createRouter(first?: FirstPage) {
    router = createSiteRouter(context, first);
    let restored = '';
    router.subscribe(({ location: { key }, restoreScrollPosition }) => {
      if (restored === (restored = `${key} ${restoreScrollPosition}`)) return;
      holdScroll(restoreScrollPosition);
    });
  }

  function render(first?: FirstPage) {
    createRouter(first);
    root ??= createRoot(container);
    root.render(tree());
  }

  function hydrate(first: FirstPage) {
    createRouter(first);
    root = hydrateRoot(container, tree(), {
      onRecoverableError: error => console.error('Hydration failed; the page was rendered again:', error),
    });
  }

  function renderAfresh(first?: FirstPage) {
    router.dispose();
    renders += 1;
    render(first);
    focusWhenReady();
  }

  /** The pressed button was replaced, and lost the focus. */
  function focusWhenReady() {
    const focus = () => void setTimeout(focusWhenPresent);
    if (router.state.initialized) return focus();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      focus();
    });
  }

  return { render, hydrate, renderAfresh };
}
