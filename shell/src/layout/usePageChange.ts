import { useLocation } from '@site/platform';
import { useEffect, useRef } from 'react';
import { pageMeta } from './pageMeta.ts';

/** After a navigation: the document's title and description, and focus on the new page's heading. */
export function usePageChange(brandName: string) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { title, description } = pageMeta(pathname, brandName);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    return focusHeading();
  }, [pathname, brandName]);
}

/** Focuses the heading of the page, as soon as there is one; returns how to stop waiting for it. */
export function focusHeading() {
  const main = document.querySelector('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (!main || focus()) return undefined;
  // The page's remote is still on its way, or the page waits for the login state.
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
