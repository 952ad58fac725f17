import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '../data/index.ts';
import type { RemoteModule } from '../remoteModule.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { createAuth } from '../auth/createAuth.ts';
import { Frame, TOAST_ID } from './Frame.tsx';

/** The element into which the standalone host writes the site's settings. */
const CONFIG_ID = 'site-config';

/** Renders one microfrontend's pages in a bare frame, without the shell, for the development of one team. */
export function renderStandalone(name: string, { createRoutes }: Pick<RemoteModule, 'createRoutes'>) {
  const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as SiteConfig;
  const auth = createAuth();
  void auth.known();
  let client: ApolloClient | undefined;
  const routes = createRoutes({
    client: async () => (client ??= createApolloClient({ onUnauthenticated: auth.endSession })),
    notify: ({ title, description }) => {
      document.getElementById(TOAST_ID)!.textContent = `${title}: ${description}`;
    },
    config,
    auth,
  });
  const frame = (
    <Frame name={name} paths={routes.map(({ path }) => path)} auth={auth}>
      <Outlet />
    </Frame>
  );
  // `/` and all unknown paths belong to other microfrontends.
  const otherwise = { path: '*', element: <Navigate to={routes[0]?.path ?? '/'} replace /> };
  const router = createBrowserRouter([
    { element: frame, hydrateFallbackElement: <p>Loading…</p>, children: [...routes, otherwise] },
  ]);
  createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
}
