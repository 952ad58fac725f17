/** A page has this long to become as tall as it was, in ms. */
const GIVE_UP_MS = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = () => {};

/**
 * Scrolls to a restored position again while the page grows: content that loads late would leave it further up. Any
 * input by hand ends it.
 * @param position in CSS pixels; without one, only the previous call ends
 */
export function holdScroll(position: number | undefined) {
  release();
  if (!position) return;
  const observer = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
  });
  const timer = setTimeout(() => release(), GIVE_UP_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    INPUTS.forEach(input => removeEventListener(input, end));
    release = () => {};
  };
  release = end;
  observer.observe(document.body);
  INPUTS.forEach(input => addEventListener(input, end, { passive: true }));
}
