import { useLocation } from '@site/platform';
import { useEffect } from 'react';
import type { WarmPage } from './warmPage.ts';

const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;
/** A page has the network for itself this long before the links that can be seen are looked at, in ms. */
const SETTLE_MS = 1500;

/**
 * Warms the page of a link when somebody comes near it: a pointer, the focus, a finger; where nothing hovers
 * already when it is seen.
 */
export function usePrefetch(warm: WarmPage) {
  const { key } = useLocation();

  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && leadsOn(link)) void warm(link.pathname);
    };
    APPROACHES.forEach(event => document.addEventListener(event, approach, { passive: true }));
    return () => APPROACHES.forEach(event => document.removeEventListener(event, approach));
  }, [warm]);

  useEffect(() => {
    if (!window.matchMedia?.('(hover: none)').matches) return;
    const observer = new IntersectionObserver(entries =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }) => void warm((target as HTMLAnchorElement).pathname)),
    );
    const observeLinks = () =>
      document.querySelectorAll('a').forEach(link => leadsOn(link) && observer.observe(link));
    const timer = setTimeout(observeLinks, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, warm]);
}

const leadsOn = ({ origin, target, pathname }: HTMLAnchorElement) =>
  origin === location.origin && target !== '_blank' && pathname !== location.pathname;
