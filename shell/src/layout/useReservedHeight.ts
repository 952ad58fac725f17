import { useLayoutEffect, type RefObject } from 'react';

const KEY = 'page-heights';
/** A page has this long to become as tall as it was, in ms. */
const GIVE_UP_MS = 10_000;

/**
 * Keeps a page that still loads as tall as it was when it was last shown in this tab: the footer stays where it will be,
 * and a restored scroll position exists.
 * @param page names the page, and for whom it is
 */
export function useReservedHeight(element: RefObject<HTMLElement | null>, page: string) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    current.style.setProperty('min-height', `max(100vh, ${readHeights()[page] ?? 0}px)`);
    const timer = setTimeout(() => current.style.removeProperty('min-height'), GIVE_UP_MS);
    const observer = new ResizeObserver(() => remember(page, current.offsetHeight));
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, page]);
}

function readHeights(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(page: string, height: number) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readHeights(), [page]: height }));
  } catch {
    // Without storage, pages move more.
  }
}
