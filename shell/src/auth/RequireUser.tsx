import { useAuth, type RemoteDeps } from '@site/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import type { SitePage } from '../siteMap.ts';
import { SignInGate } from './SignInGate.tsx';

export interface RequireUserProps extends Pick<RemoteDeps, 'auth' | 'config'> {
  page: SitePage;
  children: ReactNode;
}

/** Renders a public page for everyone. A page for users only: to a user; a skeleton while the login is not known, else the sign-in gate. */
export function RequireUser({ page, auth, config, children }: RequireUserProps) {
  const state = useAuth(auth);
  if (page.access === 'public' || state.status === 'user') return children;
  return state.status === 'loading' ? (
    <PageSkeleton />
  ) : (
    <SignInGate page={page} auth={state} config={config} />
  );
}
