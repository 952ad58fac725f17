import { useAuth, type RemoteDeps } from '@site/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import type { SitePage } from '../siteMap.ts';
import { SignInGate } from './SignInGate.tsx';

export interface RequireUserProps extends Pick<RemoteDeps, 'auth' | 'config'> {
  page: SitePage;
  children: ReactNode;
}

/** Renders a page for users only: a skeleton while the login is not known, the sign-in gate for everyone else. */
export function RequireUser({ page, auth, config, children }: RequireUserProps) {
  const state = useAuth(auth);
  if (page.access === 'public' || state.status === 'user') return children;
  return state.status === 'loading' ? (
    <PageSkeleton />
  ) : (
    <SignInGate page={page} auth={state} config={config} />
  );
}
