import { useEffect, useLayoutEffect } from 'react';
import { holdScroll } from '../layout/holdScroll.ts';
import type { Shown } from './createSiteRouter.ts';
import { saveScroll, savedScroll, storeScroll } from './scrollPositions.ts';

/** Shows a page where it was left, at the element that its hash names, or at its top. */
export function useScrollRestoration({ location, isLoading, scroll }: Shown) {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const leave = () => {
      saveScroll(location);
      storeScroll();
      // A page of another site, or this one loaded again, is the browser's to restore.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [location]);

  useLayoutEffect(() => {
    const position = scroll === 'keep' ? undefined : savedScroll(location);
    const target = scroll === 'keep' ? null : elementOf(location.hash);
    holdScroll(position);
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (scroll === 'top') window.scrollTo(0, 0);
  }, [location, isLoading, scroll]);
}

function elementOf(hash: string) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not decodable.
    return null;
  }
}
