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
