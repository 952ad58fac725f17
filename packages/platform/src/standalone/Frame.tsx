import { useSyncExternalStore, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginHref } from '../auth/loginHref.ts';
import { displayName, useAuth, type Auth } from '../auth/auth.ts';
import { toasts } from './toasts.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  padding: 12px var(--gutter, 20px);
  border-bottom: 1px dashed var(--border);
  font-size: 14px;
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-right: auto;
  }
`;

const Toast = styled.p`
  position: fixed;
  right: 20px;
  bottom: 20px;
  max-width: 420px;
  padding: 16px 20px;
  border: 1px solid var(--border);
  background: var(--raised);
`;

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
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read);
  return (
    <>
      <Bar>
        <strong>{name}, standalone</strong>
        <nav aria-label="Pages">
          {paths.map(path => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </nav>
        <Account auth={auth} />
      </Bar>
      <main>{children}</main>
      <div role="status">
        {toast && (
          <Toast>
            <strong>{toast.title}</strong> {toast.description}
          </Toast>
        )}
      </div>
    </>
  );
}

function Account({ auth }: { auth: Auth }) {
  const state = useAuth(auth);
  const location = useLocation();
  if (state.status === 'user') return <a href="/api/logout">Logout {displayName(state.user)}</a>;
  return <a href={loginHref(location)}>Login</a>;
}
