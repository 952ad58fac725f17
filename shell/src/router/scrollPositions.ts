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

/** Names an entry of the history. Every page load starts with the key "default", whatever the page. */
export const entryOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Remembers how far the page is scrolled that is still shown at an entry of the history. */
export function saveScroll(location: Location) {
  positions ??= read();
  positions[entryOf(location)] = window.scrollY;
}

/** Where the page at an entry of the history was left, in CSS pixels; undefined for a new one. */
export const savedScroll = (location: Location): number | undefined =>
  (positions ??= read())[entryOf(location)];

/** Keeps what is remembered for a reload and for the way back from another site. */
export function storeScroll() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions ?? {}));
  } catch {
    // Without storage, pages open at their top.
  }
}
