import { useLocation } from '@site/platform';
import type { VisitorStore } from '@site/platform/visitor';
import { useEffect, useRef } from 'react';

/** Checks a user's session on each navigation, and when the browser restores the page from its back/forward cache. */
export function useSessionCheck(visitor: Pick<VisitorStore, 'current' | 'check'>) {
  const { key } = useLocation();
  const checked = useRef(key);

  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    if (visitor.current().status === 'user') void visitor.check();
  }, [key, visitor]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void visitor.check();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [visitor]);
}
