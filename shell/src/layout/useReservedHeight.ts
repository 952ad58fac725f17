import { createStoredText } from '@site/platform/storage';
import { useLayoutEffect, type RefObject } from 'react';

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
    const height = createStoredText(() => sessionStorage, `page-height ${entry}`);
    current.style.setProperty('min-height', `max(100vh - 64px, ${Number(height.read())}px)`);
    const timer = setTimeout(() => current.style.removeProperty('min-height'), GIVE_UP_MS);
    const observer = new ResizeObserver(() => height.write(String(current.offsetHeight)));
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, entry]);
}
