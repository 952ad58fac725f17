import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
// The browsers' build wants a MessageChannel, which jsdom lacks.
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter, StaticRouter, useRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteDeps, RemoteModule } from '../remoteModule.ts';
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
      .map(async ({ path, lazy }) => ({ path, ...(await lazy?.()) })),
  );

  const html = renderToString(
    <StaticRouter location={at}>
      <Pages routes={routes} />
    </StaticRouter>,
  );

  const container = document.createElement('div');
  container.innerHTML = html;
  // Browsers' parsers do it, jsdom does not.
  container.querySelectorAll('video').forEach(video => (video.muted = video.defaultMuted));
  document.body.append(container);
  beforeHydration?.();
  const inBrowser = (
    <MemoryRouter initialEntries={[at]}>
      <Pages routes={routes} />
    </MemoryRouter>
  );
  const warnings = await warningsDuring(() => hydrate(container, inBrowser));
  const drawn = container.innerHTML;
  await act(async () => roots.splice(0).forEach(root => root.unmount()));
  container.remove();
  return { html, drawn, warnings };
}

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

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
