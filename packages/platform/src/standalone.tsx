import type { ApolloClient } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Navigate, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { displayName, loginHref, useAuth, type Auth } from './auth/auth.ts';
import { createAuth } from './auth/createAuth.ts';
import { createApolloClient } from './data/index.ts';
import type { RemoteModule } from './remoteModule.ts';
import type { SiteConfig } from './remoteModule.ts';

/** The element into which the standalone host writes the site's settings. */
const CONFIG_ID = 'site-config';
/** The element that holds the last toast's text. */
const TOAST_ID = 'toast';

/** Renders one microfrontend's pages in a bare frame, without the shell, for the development of one team. */
export function renderStandalone(name: string, { createRoutes }: Pick<RemoteModule, 'createRoutes'>) {
  const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as SiteConfig;
  const auth = createAuth();
  void auth.known();
  let client: ApolloClient | undefined;
  const routes = createRoutes({
    client: async () => (client ??= createApolloClient({ auth })),
    notify: ({ title, description }) => {
      document.getElementById(TOAST_ID)!.textContent = `${title}: ${description}`;
    },
    config,
    auth,
  });
  // `/` and all unknown paths belong to other microfrontends.
  const otherwise = { path: '*', element: <Navigate to={routes[0]?.path ?? '/'} replace /> };
  const element = <Frame name={name} paths={routes.map(({ path }) => path)} auth={auth} />;
  const router = createBrowserRouter([
    { element, hydrateFallbackElement: <p>Loading…</p>, children: [...routes, otherwise] },
  ]);
  createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
}

/** Around a page without the shell: links to the microfrontend's pages, login, the last toast. */
function Frame({ name, paths, auth }: { name: string; paths: string[]; auth: Auth }) {
  const state = useAuth(auth);
  const location = useLocation();
  return (
    <>
      <header style={{ display: 'flex', gap: 16 }}>
        <strong>{name}, standalone</strong>
        <nav aria-label="Pages">
          {paths.map(path => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </nav>
        {state.status === 'user' ? (
          <a href="/api/logout">Logout {displayName(state.user)}</a>
        ) : (
          <a href={loginHref(location)}>Login</a>
        )}
      </header>
      <main>
        <Outlet />
      </main>
      <p id={TOAST_ID} role="status" style={{ position: 'fixed', bottom: 16, background: 'var(--raised)' }} />
    </>
  );
}
