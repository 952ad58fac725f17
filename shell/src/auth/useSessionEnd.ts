import { useLocation, useAuth, type Auth } from '@site/platform';
import { useEffect, useEffectEvent } from 'react';
import { focusWhenPresent } from '../focusWhenPresent.ts';
import { findPage } from '../siteMap.ts';

/**
 * When a session ends, another page takes the place of one for users: it is shown from its start, with the focus on its
 * heading, wherever the page before was scrolled to.
 */
export function useSessionEnd(auth: Auth) {
  const { status } = useAuth(auth);
  const { pathname } = useLocation();
  const showStart = useEffectEvent(() => {
    const page = findPage(pathname);
    if (page?.access !== 'user' && !page?.forUsers) return undefined;
    window.scrollTo(0, 0);
    return focusWhenPresent();
  });
  useEffect(() => (status === 'sessionEnded' ? showStart() : undefined), [status]);
}
