import { useLocation } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import { useEffect, useRef } from 'react';

/**
 * Checks a user's session on each navigation to another page, and when the browser restores the page from its
 * back/forward cache.
 */
export function useSessionCheck(auth: Pick<AuthStore, 'current' | 'check'>) {
  const { pathname } = useLocation();
  const checked = useRef(pathname);

  useEffect(() => {
    if (checked.current === pathname) return;
    checked.current = pathname;
    if (auth.current().status === 'user') void auth.check();
  }, [pathname, auth]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void auth.check();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [auth]);
}
