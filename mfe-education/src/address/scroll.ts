import { useEffect, useState } from 'react';
import { useLocation } from '@site/platform';

let wasShown = false;

/** Whether a link loaded this page and it is shown first; not after a reload or Back, which restore the scroll. */
export function useFirstViewByLink() {
  const [isFirst] = useState(() => !wasShown && navigationType() === 'navigate');
  // Not while rendering: a render may be given up and begun again.
  useEffect(() => void (wasShown = true), []);
  return isFirst;
}

function navigationType() {
  // jsdom has no entries.
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.type;
}

/**
 * Scrolls an element below the bar once the page is painted: what moves in the same frame as a scroll counts as a
 * layout shift.
 * @returns how to cancel it
 */
export function scrollToStart(element: Element | null | undefined) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'start' }));
  });
  return () => cancelAnimationFrame(frame);
}

const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Location = ReturnType<typeof useLocation>;
/** Where each entry of the history was left: at a part of the page, so far below the top of the window. */
const places = new Map<string, { id: string; top: number }>();
// The first entry of a document has no key of its own.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;
export const placeOf = (entry: Location) => places.get(entryOf(entry));

/** A heading above this line, in pixels, is that of the part that is read. */
const READ_AT = 160;

/** Which of the parts of the page is read; −1 above the first. */
export function useReadPart(ids: readonly string[]) {
  const entry = entryOf(useLocation());
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const look = () => {
      const tops = ids.map(id => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const at = tops.findLastIndex(top => top < READ_AT);
      setCurrent(at);
      if (at >= 0) places.set(entry, { id: ids[at] ?? '', top: tops[at] ?? 0 });
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids, entry]);
  return current;
}

/**
 * Scrolls to an element, or so that it stands where it stood, and stays there while figures above it are drawn, until
 * somebody scrolls.
 * @returns how to cancel it
 */
export function keepAtStart(element: Element | null, top?: number) {
  if (!element) return undefined;
  const scroll = () => {
    if (top === undefined) element.scrollIntoView({ block: 'start' });
    else window.scrollBy(0, element.getBoundingClientRect().top - top);
  };
  const cancel = top === undefined ? scrollToStart(element) : scroll();
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    cancel?.();
    observer.disconnect();
    TAKES_OVER.forEach(event => window.removeEventListener(event, stop));
  };
  observer.observe(document.body);
  TAKES_OVER.forEach(event => window.addEventListener(event, stop, { passive: true }));
  return stop;
}
