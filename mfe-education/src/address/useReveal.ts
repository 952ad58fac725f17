import { useEffect, type RefObject } from 'react';
import { scrollToStart } from '../layout/scrollToStart.ts';

const followed = new Set<string>();

/**
 * whether a link loaded this page; not on a reload or Back, which restore the scroll. True once a page load.
 * @param part what the link may have named
 */
export function isFirstViewByLink(part: 'module' | 'tool') {
  const first = !followed.has(part) && navigationType() === 'navigate';
  followed.add(part);
  return first;
}

function navigationType() {
  // jsdom has no entries.
  if (!('getEntriesByType' in performance)) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/** Scrolls to a module and focuses its title, each time that `key` changes to another string. */
export function useReveal(title: RefObject<HTMLElement | null>, key: string | undefined) {
  useEffect(() => {
    if (key === undefined) return undefined;
    title.current?.focus({ preventScroll: true });
    return scrollToStart(title.current?.closest('li'));
  }, [title, key]);
}
