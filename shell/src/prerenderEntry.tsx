// The entry of the shell's server build. A release runs it once for each pair of shell and remote version; no host does.
import * as platform from '@site/platform';
import type { RemoteDeps, RemoteModule, RouteObject, SiteConfig } from '@site/platform';
import * as data from '@site/platform/data';
import { ServerStyleSheet } from '@site/platform/server';
import { createAuth } from '@site/platform/auth';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadSignInGate } from './pages/PageOrGate.tsx';
import { pageRoute, routeOf } from './federation/loadPage.tsx';
import { siteRoutes, type SiteParts } from './Site.tsx';
import { NOT_FOUND, placeholderOf, siteMap, type SitePage } from './siteMap.ts';

/** The modules that the server build of a remote takes from the shell's, by request. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@site/platform': platform,
  '@site/platform/data': data,
};

export interface PageSource {
  /** The remote whose public pages are rendered; null for the pages that the shell draws by itself. */
  remote: { name: string; module: RemoteModule } | null;
  config: SiteConfig;
  /** Whether the remote must have all pages that the site map knows of it, and no others. */
  hasExactPages: boolean;
}

/** Every page that is served pre-rendered to a visitor, by path; `*` is the 404 page. */
export async function renderPages({ remote, config, hasExactPages }: PageSource) {
  const parts = partsFor(config);
  await loadSignInGate();
  if (remote && hasExactPages) requireOwnPages(remote, parts.deps);
  const pages = remote ? publicPages(remote.name) : shellPages;
  const rendered = pages.map(async ({ key, path, page }) => {
    const found = remote && page && (await routeOf(remote.module, page, parts.deps));
    // Browsers say that it is unavailable.
    if (remote && !found) return [];
    const first = found && page ? pageRoute(found, page, parts) : 'of the shell';
    return [[key, await renderPage(path, siteRoutes(parts, first))] as const];
  });
  return Object.fromEntries((await Promise.all(rendered)).flat());
}

/** The routes that a build really has are the pages of the site that are its own: no other, and none is missing. */
function requireOwnPages({ name, module }: NonNullable<PageSource['remote']>, deps: RemoteDeps) {
  const ofRemote = siteMap.filter(({ microfrontend }) => microfrontend === name);
  const own = [...new Set(ofRemote.map(({ path }) => path))];
  const routes = module.createRoutes(deps).map(({ path }) => path);
  const wrong = [
    ...own.filter(path => !routes.includes(path)).map(path => `no route for ${path}`),
    ...routes
      .filter(path => !own.includes(path))
      .map(path => `a route for ${path}, which is none of its pages`),
  ];
  if (wrong.length > 0) throw new Error(`${name} has ${wrong.join(', and ')}`);
}

interface PageToRender {
  key: string;
  path: string;
  page?: SitePage;
}

/** A page that has any address of a pattern is rendered by browsers. */
const publicPages = (remote: string): PageToRender[] =>
  siteMap
    .filter(
      ({ microfrontend, access, address }) =>
        microfrontend === remote && access === 'public' && !address.includes(':'),
    )
    .map(page => ({ key: page.address, path: page.address, page }));

/** The sign-in gates and the 404 page, which differs at /learn. */
const shellPages: PageToRender[] = [
  ...siteMap
    .filter(({ access }) => access === 'user')
    .map(({ address }) => ({ key: address, path: placeholderOf(address) })),
  { key: '/learn', path: '/learn' },
  { key: '*', path: placeholderOf(NOT_FOUND) },
];

/** Effects do not run on a server: nothing is fetched, notified or retried. */
const partsFor = (config: SiteConfig): SiteParts => ({
  deps: {
    client: () => new Promise(() => {}),
    notify: () => {},
    config,
    auth: createAuth({ user: null }),
  },
  preloadPage: async () => {},
  retry: async () => {},
});

async function renderPage(path: string, routes: RouteObject[]) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://rendering.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    const html = renderToString(sheet.collectStyles(site));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
