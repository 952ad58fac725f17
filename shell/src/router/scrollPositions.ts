import type { Location } from 'react-router-dom';

const KEY = 'scroll-positions';

let positions: Record<string, number> | undefined;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

// Every page load starts with the key "default": without its path, a page would open at another page's position.
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Remembers how far the page is scrolled that is still shown at an entry of the history. */
export function saveScroll(location: Location) {
  positions ??= read();
  positions[keyOf(location)] = window.scrollY;
}

/** Where the page at an entry of the history was left, in CSS pixels; undefined for a new one. */
export const savedScroll = (location: Location): number | undefined =>
  (positions ??= read())[keyOf(location)];

/** Keeps what is remembered for a reload and for the way back from another site. */
export function storeScroll() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions ?? {}));
  } catch {
    // Without storage, pages open at their top.
  }
}
