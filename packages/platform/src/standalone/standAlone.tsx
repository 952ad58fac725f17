import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '../data/index.ts';
import type { RemoteModule, RemoteRoute } from '../remoteModule.ts';
import { openSession } from '../session.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { Frame } from './Frame.tsx';
import { notices } from './notices.ts';

/** Where the standalone host writes the site's settings into the page. */
const CONFIG_ID = 'site-config';

/** Draws one microfrontend's pages in a bare frame, without the shell: what its own team develops with. */
export function standAlone(name: string, { createRoutes }: Pick<RemoteModule, 'createRoutes'>) {
  const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as SiteConfig;
  let client: ApolloClient | undefined;
  const routes = createRoutes({
    client: async () => (client ??= createApolloClient()),
    notify: notices.say,
    config,
  });
  openSession({});
  createRoot(document.getElementById('root') as HTMLElement).render(
    <RouterProvider router={createBrowserRouter([framed(name, routes)])} />,
  );
}

function framed(name: string, routes: RemoteRoute[]) {
  const frame = (
    <Frame name={name} paths={routes.map(({ path }) => path)}>
      <Outlet />
    </Frame>
  );
  // The front page may be somebody else's, and so is every address that is not ours.
  const nowhere = { path: '*', element: <Navigate to={routes[0]?.path ?? '/'} replace /> };
  return { element: frame, hydrateFallbackElement: <p>Loading…</p>, children: [...routes, nowhere] };
}
