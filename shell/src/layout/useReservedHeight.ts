import { useLayoutEffect, type RefObject } from 'react';

const PREFIX = 'page-height ';
/** A page has this long to become as tall as it was, in ms. */
const GIVE_UP_MS = 10_000;

/**
 * Keeps a page that still loads as tall as it was when this entry of the history was left: the footer stays, and a
 * restored scroll position exists. A new entry may show less of the page.
 */
export function useReservedHeight(element: RefObject<HTMLElement | null>, entry: string) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    current.style.setProperty('min-height', `max(100vh, ${storedHeight(entry)}px)`);
    const timer = setTimeout(() => current.style.removeProperty('min-height'), GIVE_UP_MS);
    const observer = new ResizeObserver(() => remember(entry, current.offsetHeight));
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, entry]);
}

function storedHeight(entry: string) {
  try {
    return Number(sessionStorage.getItem(PREFIX + entry));
  } catch {
    return 0;
  }
}

function remember(entry: string, height: number) {
  try {
    sessionStorage.setItem(PREFIX + entry, String(height));
  } catch {
    // Without storage, pages move more.
  }
}
