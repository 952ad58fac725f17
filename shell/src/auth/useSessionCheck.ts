import { useLocation } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import { useEffect, useRef } from 'react';

/** Checks a user's session on each navigation, and when the browser restores the page from its back/forward cache. */
export function useSessionCheck(auth: Pick<AuthStore, 'current' | 'check'>) {
  const { key } = useLocation();
  const checked = useRef(key);

  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    if (auth.current().status === 'user') void auth.check();
  }, [key, auth]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void auth.check();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [auth]);
}
