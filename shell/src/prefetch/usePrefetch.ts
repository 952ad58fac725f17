import { useLocation } from '@site/platform';
import { useEffect } from 'react';
import type { PreloadPage } from './preloadPage.ts';

const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;
/** Visible links are prefetched this long after the page was shown, in ms. */
const SETTLE_MS = 1500;

/** The Network Information API, where the browser has it. */
type Connection = Partial<Record<'connection', { saveData?: boolean }>>;

/** A visitor who saves data has nothing prefetched. */
const savesData = () => Boolean((navigator as Connection).connection?.saveData);

/**
 * Prefetches the page of a link on pointerover, focus or touch, on devices without hover when it becomes visible. Which
 * files a page needs is asked when its link becomes visible, on every device. Links that come after SETTLE_MS are
 * prefetched when they are approached only.
 */
export function usePrefetch(preloadPage: PreloadPage) {
  const { key } = useLocation();

  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && isOtherPage(link) && !savesData()) void preloadPage(link.pathname);
    };
    APPROACHES.forEach(event => document.addEventListener(event, approach, { passive: true }));
    return () => APPROACHES.forEach(event => document.removeEventListener(event, approach));
  }, [preloadPage]);

  useEffect(() => {
    if (!globalThis.IntersectionObserver || savesData()) return;
    const what = window.matchMedia('(hover: none)').matches ? 'files' : 'version';
    const observer = new IntersectionObserver(entries =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }) => void preloadPage((target as HTMLAnchorElement).pathname, what)),
    );
    const observeLinks = () =>
      document.querySelectorAll('a').forEach(link => isOtherPage(link) && observer.observe(link));
    const timer = setTimeout(observeLinks, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, preloadPage]);
}

const isOtherPage = ({ origin, target, pathname }: HTMLAnchorElement) =>
  origin === location.origin && target !== '_blank' && pathname !== location.pathname;
