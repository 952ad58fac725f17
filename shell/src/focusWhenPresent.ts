/**
 * Focuses an element of the page as soon as the page has its heading; without a match, the heading itself.
 * @param selector of an element that gets the focus instead of the heading
 * @returns how to stop waiting
 */
export function focusWhenPresent(selector?: string) {
  const main = document.querySelector('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    if (!heading) return false;
    const target = (selector && main?.querySelector<HTMLElement>(selector)) || heading;
    if (!target.matches('a[href]')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  };
  if (!main || focus()) return undefined;
  // The page is still loading, or waits for the auth state.
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Scrolls to the element with an id as soon as the page has it, unless somebody has scrolled.
 * @returns how to stop waiting
 */
export function scrollToWhenPresent(id: string) {
  const scroll = () => {
    const element = document.getElementById(id);
    if (window.scrollY === 0) element?.scrollIntoView();
    return element !== null || window.scrollY > 0;
  };
  if (!id || scroll()) return undefined;
  const observer = new MutationObserver(() => scroll() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
