import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
// The browsers' build wants a MessageChannel, which jsdom lacks.
import { renderToString } from 'react-dom/server.edge';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import type { RemoteDeps, RemoteModule, RemoteRoute } from '../remoteModule.ts';
import { createAuth } from '../auth/createAuth.ts';
import { testConfig } from './testConfig.ts';

interface HydrateOptions {
  at: string;
  /** Changes the browser's settings or clock between rendering and hydration. */
  beforeHydration?: () => void;
}

/**
 * Renders a remote's public page as a release does, and hydrates it as a browser does. `warnings` lists the differences
 * that React's development build reports.
 */
export async function hydrateRemote(
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  { at, beforeHydration }: HydrateOptions,
) {
  const deps: RemoteDeps = {
    client: () => new Promise(() => {}),
    notify: () => {},
    config: testConfig,
    auth: createAuth({ user: null }),
  };
  const routes = await Promise.all(
    createRoutes(deps)
      .filter(({ path }) => path === at)
      .map(resolveLazyRoute),
  );

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.test${at}`));
  if (context instanceof Response) throw new Error(`${at} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);

  const container = document.createElement('div');
  container.innerHTML = html;
  // Browsers' parsers do it, jsdom does not.
  container.querySelectorAll('video').forEach(video => (video.muted = video.defaultMuted));
  document.body.append(container);
  beforeHydration?.();
  const { loaderData } = context;
  const inBrowser = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData } });
  const warnings = await warningsDuring(() => hydrate(container, <RouterProvider router={inBrowser} />));
  const drawn = container.innerHTML;
  await act(async () => roots.splice(0).forEach(root => root.unmount()));
  container.remove();
  return { html, drawn, warnings };
}

async function resolveLazyRoute({ lazy, ...route }: RemoteRoute) {
  return { ...route, ...(await lazy?.()) };
}

const roots: Root[] = [];

const hydrate = (container: HTMLElement, page: ReactElement) =>
  act(async () => {
    roots.push(hydrateRoot(container, page, { onRecoverableError: error => console.error(error) }));
  });

async function warningsDuring(work: () => Promise<unknown>) {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  await work();
  const warnings = spy.mock.calls.map(call => call.map(String).join(' '));
  spy.mockRestore();
  return warnings;
}
