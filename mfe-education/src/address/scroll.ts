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
