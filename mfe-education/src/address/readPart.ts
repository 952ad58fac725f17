import { useEffect, useState } from 'react';
import { useLocation } from '@site/platform';
import { createStoredText } from '@site/platform/storage';
import { anchorOf } from './links.tsx';

type Location = ReturnType<typeof useLocation>;
/** Where each entry of the history was left, and each page last: at a part of the page, so far below the top of the window. */
type Places = Map<string, { id: string; top: number }>;
const kept = createStoredText(() => sessionStorage, 'places');
const places: Places = new Map(JSON.parse(kept.read() ?? '[]') as Places);
const keep = () => kept.write(JSON.stringify([...places]));
// The first entry of a document has no key of its own.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;
/** @param isNew a new entry begins at its start */
export const placeOf = (entry: Location, isNew: boolean) =>
  places.get(entryOf(entry)) ?? (isNew || entry.hash ? undefined : places.get(entry.pathname));

/** A heading above this line, in pixels, is that of the part that is read. */
const READ_AT = 160;

/** Which of the parts of the page is read; −1 above the first. */
export function useReadPart(titles: readonly string[]) {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryOf(location);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const look = () => {
      const ids = titles.map(anchorOf);
      const tops = ids.map(id => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const at = tops.findLastIndex(top => top < READ_AT);
      setCurrent(at);
      for (const key of at < 0 ? [] : [entry, pathname])
        places.set(key, { id: ids[at] ?? '', top: tops[at] ?? 0 });
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', look);
      keep();
    };
  }, [titles, entry, pathname]);
  return current;
}
