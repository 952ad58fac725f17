import { useAuth, useLocation, type RemoteDeps } from '@site/platform';
import type { ReactNode } from 'react';
import { NotFound } from '../pages/NotFound.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { findPage } from '../siteMap.ts';
import { SignInGate } from './SignInGate.tsx';

export interface RequireUserProps extends Pick<RemoteDeps, 'auth' | 'config'> {
  children: ReactNode;
}

/**
 * What is at this address, for everyone if it is public. A page for users only: to a user; a skeleton while the login is
 * not known, else the sign-in gate. Where there is no page: the 404 page.
 */
export function RequireUser({ auth, config, children }: RequireUserProps) {
  const state = useAuth(auth);
  const page = findPage(useLocation().pathname);
  if (!page) return <NotFound auth={auth} />;
  if (page.access === 'public' || state.status === 'user') return children;
  return state.status === 'loading' ? (
    <PageSkeleton />
  ) : (
    <SignInGate page={page} auth={state} config={config} />
  );
}
