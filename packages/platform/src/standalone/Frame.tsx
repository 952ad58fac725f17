import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { loginHref } from '../auth/loginHref.ts';
import { displayName, useAuth, type Auth } from '../auth/auth.ts';

/** The element that holds the last toast's text. */
export const TOAST_ID = 'toast';

export interface FrameProps {
  /** The microfrontend's name. */
  name: string;
  /** Its pages. */
  paths: string[];
  auth: Auth;
  children: ReactNode;
}

/** Around a page without the shell: links to the microfrontend's pages, login, the last toast. */
export function Frame({ name, paths, auth, children }: FrameProps) {
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
        <Account auth={auth} />
      </header>
      <main>{children}</main>
      <p id={TOAST_ID} role="status" style={{ position: 'fixed', bottom: 16, background: 'var(--raised)' }} />
    </>
  );
}

function Account({ auth }: { auth: Auth }) {
  const state = useAuth(auth);
  const location = useLocation();
  if (state.status === 'user') return <a href="/api/logout">Logout {displayName(state.user)}</a>;
  return <a href={loginHref(location)}>Login</a>;
}
