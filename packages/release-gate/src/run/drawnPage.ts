/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// Run inside a page by Playwright: each function is sent as text, so it uses nothing outside of itself.

/** What is on the screen where a microfrontend draws. */
export interface DrawnPage {
  /** Still loading, unless the page says otherwise. */
  isBusy: boolean;
  /** The shell could not show the microfrontend. */
  isUnavailable: boolean;
  /** Visible text; at most a hundred letters of it. */
  text: string;
  hasHeading: boolean;
}

/** Looks at the page's main part. */
export function drawnPage(): DrawnPage {
  const main = document.querySelector('main');
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const visibleText = () => {
    let text = '';
    const nodes = document.createTreeWalker(main!, NodeFilter.SHOW_TEXT);
    while (text.length < 100 && nodes.nextNode()) {
      const { parentElement, data } = nodes.currentNode as Text;
      if (data.trim() && parentElement && isVisible(parentElement)) text += ` ${data.trim()}`;
    }
    return text.trim().slice(0, 100);
  };
  const headings = main?.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]') ?? [];
  return {
    isBusy: !main || main.querySelector('[aria-busy="true"]') !== null,
    isUnavailable:
      main?.querySelector('[role="alert"]')?.textContent?.includes('unavailable right now') ?? false,
    text: main ? visibleText() : '',
    hasHeading: [...headings].some(heading => heading.textContent?.trim() && isVisible(heading)),
  };
}

/** How far a page reaches beyond the right edge of the screen, and what does; null when nothing does. */
export function overflowOf(part: 'body' | 'main'): { pixels: number; element: string } | null {
  const width = document.documentElement.clientWidth;
  const root = document.querySelector(part);
  if (!root) return null;
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const beyond = [...root.querySelectorAll('*')]
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ element, box }) =>
        box.width > 1 && box.height > 1 && box.right > width + 1 && element.checkVisibility(),
    )
    .filter(({ element }) => getComputedStyle(element).position !== 'fixed' && !isClipped(element));
  const [widest] = beyond.sort((one, other) => other.box.right - one.box.right);
  if (!widest) return null;
  const text = widest.element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  const tag = widest.element.tagName.toLowerCase();
  return { pixels: Math.round(widest.box.right - width), element: `<${tag}>${text && ` "${text}"`}` };
}
