import { useLocation } from '@site/platform';
import { useEffect } from 'react';
import type { FetchPage } from './fetchPage.ts';

const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;
/** A page has the network for itself this long before the links that can be seen are looked at, in ms. */
const SETTLE_MS = 1500;

/** What browsers tell of the network; not all of them do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors who save data, or whose network is slow anyhow, fetch what they open and nothing else. */
export function sparesData({ connection }: { connection?: Connection } = navigator as object) {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the page of a link when somebody comes near it: a pointer, the focus, a finger; where nothing hovers
 * already when it is seen.
 */
export function usePrefetch(fetchPage: FetchPage) {
  const { key } = useLocation();

  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && leadsOn(link) && !sparesData()) void fetchPage(link.pathname);
    };
    APPROACHES.forEach(event => document.addEventListener(event, approach, { passive: true }));
    return () => APPROACHES.forEach(event => document.removeEventListener(event, approach));
  }, [fetchPage]);

  useEffect(() => {
    if (!window.matchMedia?.('(hover: none)').matches || sparesData()) return;
    const observer = new IntersectionObserver(entries =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }) => void fetchPage((target as HTMLAnchorElement).pathname)),
    );
    const observeLinks = () =>
      document.querySelectorAll('a').forEach(link => leadsOn(link) && observer.observe(link));
    const timer = setTimeout(observeLinks, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, fetchPage]);
}

const leadsOn = ({ origin, target, pathname }: HTMLAnchorElement) =>
  origin === location.origin && target !== '_blank' && pathname !== location.pathname;
