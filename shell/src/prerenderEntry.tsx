// The entry of the shell's server build. A release runs it once for each pair of shell and remote version; no host does.
import * as platform from '@site/platform';
import type { RemoteDeps, RemoteModule, SiteConfig } from '@site/platform';
import * as data from '@site/platform/data';
import { ServerStyleSheet } from '@site/platform/server';
import { createAuth } from '@site/platform/auth';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PATH_PLACEHOLDER } from './placeholders.ts';
import { pageRoute, routeOf, routesOf } from './federation/openPage.tsx';
import { Site, type SiteProps } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';
import { siteMap, type SitePage } from './siteMap.ts';

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
  const context = contextFor(config);
  if (remote && hasExactPages) requireOwnPages(remote, context.deps);
  const pages = remote ? publicPages(remote.name) : shellPages;
  const rendered = pages.map(async ({ key, path, page }) => {
    const found = remote && page && (await routeOf(remote.module, page, context.deps));
    // Browsers say that it is unavailable.
    if (remote && !found) return [];
    const route = found && page ? pageRoute(found, page, context) : undefined;
    return [[key, renderPage(path, { context, route })] as const];
  });
  return Object.fromEntries((await Promise.all(rendered)).flat());
}

/** The routes that a build really has are the pages of the site that are its own: no other, and none is missing. */
function requireOwnPages({ name, module }: NonNullable<PageSource['remote']>, deps: RemoteDeps) {
  const own = siteMap.filter(({ microfrontend }) => microfrontend === name).map(page => page.path);
  const routes = routesOf(module, deps).map(({ path }) => path);
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

const publicPages = (remote: string): PageToRender[] =>
  siteMap
    .filter(page => page.microfrontend === remote && page.access === 'public')
    .map(page => ({ key: page.path, path: page.path, page }));

/** The sign-in gates and the 404 page, which differs at /learn. */
const shellPages: PageToRender[] = [
  ...siteMap.filter(({ access }) => access === 'user').map(({ path }) => ({ key: path, path })),
  { key: '/learn', path: '/learn' },
  { key: '*', path: PATH_PLACEHOLDER },
];

/** Effects do not run on a server: nothing is fetched, notified or retried. */
const contextFor = (config: SiteConfig): SiteProps['context'] => ({
  deps: {
    client: () => new Promise(() => {}),
    notify: () => {},
    config,
    auth: createAuth({ user: null }),
  },
  preloadPage: async () => {},
  retry: async () => {},
});

function renderPage(path: string, site: SiteProps) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <SiteRoot>
          <StaticRouter location={path}>
            <Site {...site} />
          </StaticRouter>
        </SiteRoot>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
