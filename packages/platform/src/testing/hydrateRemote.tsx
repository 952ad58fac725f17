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
import { openSession } from '../session.ts';
import { testConfig } from './testConfig.ts';

interface HydrateOptions {
  at: string;
  /** Makes the browser another one than the server took it for: its settings, its clock. */
  beforeHydration?: () => void;
}

/**
 * Renders a remote's public page as a release does, and takes it over as a browser does. The development build of
 * React says in `complaints` what of the two differs.
 */
export async function hydrateRemote(
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  { at, beforeHydration }: HydrateOptions,
) {
  openSession({ user: null });
  const deps: RemoteDeps = { client: () => new Promise(() => {}), notify: () => {}, config: testConfig };
  const routes = await Promise.all(
    createRoutes(deps)
      .filter(({ path }) => path === at)
      .map(whole),
  );

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.test${at}`));
  if (context instanceof Response) throw new Error(`${at} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);

  const container = document.createElement('div');
  container.innerHTML = html;
  // A browser's parser does so; jsdom does not.
  container.querySelectorAll('video').forEach(video => (video.muted = video.defaultMuted));
  document.body.append(container);
  beforeHydration?.();
  const { loaderData } = context;
  const inBrowser = createMemoryRouter(routes, { initialEntries: [at], hydrationData: { loaderData } });
  const complaints = await complaintsDuring(() => hydrate(container, <RouterProvider router={inBrowser} />));
  const drawn = container.innerHTML;
  await act(async () => roots.splice(0).forEach(root => root.unmount()));
  container.remove();
  return { html, drawn, complaints };
}

async function whole({ lazy, ...route }: RemoteRoute) {
  return { ...route, ...(await lazy?.()) };
}

const roots: Root[] = [];

const hydrate = (container: HTMLElement, page: ReactElement) =>
  act(async () => {
    roots.push(hydrateRoot(container, page, { onRecoverableError: error => console.error(error) }));
  });

async function complaintsDuring(work: () => Promise<unknown>) {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  await work();
  const complaints = spy.mock.calls.map(call => call.map(String).join(' '));
  spy.mockRestore();
  return complaints;
}
