import { useVisitor, type RemoteDeps } from '@site/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import type { SitePage } from '../siteMap.ts';
import { SignInGate } from './SignInGate.tsx';

export interface RequireUserProps extends Pick<RemoteDeps, 'visitor' | 'config'> {
  page: SitePage;
  children: ReactNode;
}

/** Renders a page for users only: a skeleton while the visitor is not known, the sign-in gate for everyone else. */
export function RequireUser({ page, visitor, config, children }: RequireUserProps) {
  const state = useVisitor(visitor);
  if (page.access === 'public' || state.status === 'user') return children;
  return state.status === 'loading' ? (
    <PageSkeleton />
  ) : (
    <SignInGate page={page} visitor={state} config={config} />
  );
}
