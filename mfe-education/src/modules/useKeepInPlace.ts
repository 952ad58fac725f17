import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a module's title where it was clicked: the module that closes above it would move it out of view.
 * @returns to be called right before the click opens the module
 */
export function useKeepInPlace(title: RefObject<HTMLElement | null>, open: boolean) {
  const clickedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const before = clickedAt.current;
    clickedAt.current = undefined;
    if (!open || before === undefined || !title.current) return;
    const moved = title.current.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [title, open]);
  return () => {
    clickedAt.current = title.current?.getBoundingClientRect().top;
  };
}
