import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { RouteObject } from '@site/platform';
import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import { findPage, siteMap, type SitePage } from '../siteMap.ts';
import { saveScroll } from './scrollPositions.ts';

/** What is on the screen. */
export interface Shown {
  location: Location;
  /** How it was reached; `POP` for the first page, Back and Forward. */
  type: NavigationType;
  /** The route of the page, when its microfrontend could be opened. */
  route?: RouteObject | undefined;
  /** Nothing can be shown yet: the first page, or one that is tried again, is being loaded. */
  isLoading: boolean;
  /** A page that was not there before begins at its top; the first may have been scrolled already. */
  scroll: 'first' | 'top' | 'keep';
}

export interface SiteRouter {
  shown(): Shown;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
  /** What React Router's links and hooks navigate with. */
  navigator: Navigator;
  /** Shows the first page with this route, or with none, at once. */
  showFirst(route?: RouteObject): void;
  /** Loads the first page, then shows it. */
  openFirst(): Promise<void>;
  /** Puts another route in the place of the one that is shown at a page. */
  replaceRoute(page: SitePage, route: RouteObject): void;
  /** Loads the current page and forgets all others of its microfrontend. */
  openAgain(name: MicrofrontendName): Promise<void>;
}

/** Loads a page's route; undefined when it cannot be shown. Never rejects. */
export type OpenRoute = (page: SitePage) => Promise<RouteObject | undefined>;

/**
 * Which page is shown at which address: React Router's history and matching, and pages that are loaded when they are
 * first opened. While one loads, the page before stays; of several navigations the latest wins.
 */
export function createSiteRouter(openRoute: OpenRoute): SiteRouter {
  const history = createBrowserHistory();
  const routes = new Map<string, RouteObject>();
  const listeners = new Set<() => void>();
  let shown: Shown = { location: history.location, type: history.action, isLoading: true, scroll: 'first' };
  let latest = 0;

  const routeAt = (pathname: string) => routes.get(findPage(pathname)?.path ?? '');

  function show(next: Partial<Shown>) {
    shown = { ...shown, isLoading: false, ...next };
    shown.route = routeAt(shown.location.pathname);
    listeners.forEach(listener => listener());
  }

  /** Calls `done` once the page at a path can be shown: at once if it was opened before, never if another came after it. */
  async function open(pathname: string, done: () => void) {
    const opening = ++latest;
    const page = findPage(pathname);
    if (page && !routes.has(page.path)) {
      const route = await openRoute(page);
      if (route) routes.set(page.path, route);
    }
    if (opening === latest) done();
  }

  const showCurrent = (scroll: Shown['scroll']) => {
    saveScroll(shown.location);
    show({ location: history.location, type: history.action, scroll });
  };

  // The address changes together with the page.
  const navigate = (how: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
    const { pathname = shown.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
    void open(pathname, () => {
      history[how](to, state);
      showCurrent(options?.preventScrollReset ? 'keep' : 'top');
    });
  };

  history.listen(({ location }) => void open(location.pathname, () => showCurrent('top')));

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: navigate('push'),
      replace: navigate('replace'),
    },
    showFirst(route) {
      const page = findPage(shown.location.pathname);
      if (page && route) routes.set(page.path, route);
      show({});
    },
    openFirst: () => open(shown.location.pathname, () => show({})),
    replaceRoute(page, route) {
      routes.set(page.path, route);
      show({ scroll: 'keep' });
    },
    openAgain(name) {
      for (const { microfrontend, path } of siteMap) if (microfrontend === name) routes.delete(path);
      show({ isLoading: true, scroll: 'keep' });
      return open(shown.location.pathname, () => show({}));
    },
  };
}
