import { useEffect, useState } from 'react';

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
