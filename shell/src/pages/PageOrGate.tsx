import { useAuth, useLocation, type RemoteDeps } from '@site/platform';
import { Lazy } from '@site/ui';
import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import type * as Late from '../auth/SignInGate.tsx';
import { findPage } from '../siteMap.ts';
import { NotFound } from './NotFound.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface PageOrGateProps extends Pick<RemoteDeps, 'auth' | 'config'> {
  children: ReactNode;
}

let gate: typeof Late | undefined;

/** A file of its own: other pages do without it. Who awaits it has the gate drawn at once. */
export const loadSignInGate = async () =>
  (gate ??= await import(/* webpackChunkName: "sign-in-gate" */ '../auth/SignInGate.tsx'));

/**
 * What is at this address, for everyone if it is public. A page for users only: to a user; a skeleton while the login is
 * not known, else the sign-in gate. Where there is no page: the 404 page.
 */
export function PageOrGate({ auth, config, children }: PageOrGateProps) {
  const state = useAuth(auth);
  const page = findPage(useLocation().pathname);
  if (!page) return <NotFound auth={auth} />;
  if (page.access === 'public' || state.status === 'user') return children;
  return state.status === 'loading' ? <PageSkeleton /> : <Gate page={page} auth={state} config={config} />;
}

function Gate(props: Late.SignInGateProps) {
  const draw = ({ SignInGate }: typeof Late) => <SignInGate {...props} />;
  if (gate) return draw(gate);
  return (
    <Lazy what="The page" load={loadSignInGate} waiting={<PageSkeleton />}>
      {draw}
    </Lazy>
  );
}

/** In the place of a page that is not loaded: it is, as soon as somebody has logged in, in another tab as well. */
export function LoadPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}
