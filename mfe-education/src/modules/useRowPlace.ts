import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToStart } from '../address/scroll.ts';

/**
 * Where the page is scrolled and what has the focus when a module of the syllabus opens or closes.
 * @param revealKey the title is scrolled to and focused each time that this changes to another string
 */
export function useRowPlace(open: boolean, revealKey: string | undefined) {
  const title = useRef<HTMLButtonElement>(null);
  const lesson = useRef<HTMLDivElement>(null);
  const clickedAt = useRef<number>(undefined);
  const wasStarted = useRef(false);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (revealKey === undefined) return undefined;
    title.current?.focus({ preventScroll: true });
    return scrollToStart(title.current?.closest('li'));
  }, [revealKey]);

  // The title stays where it was clicked: the module that closes above it would move it out of view.
  useLayoutEffect(() => {
    const before = clickedAt.current;
    clickedAt.current = undefined;
    if (!open || before === undefined || !title.current) return;
    const moved = title.current.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [open]);

  function showLesson() {
    wasStarted.current = false;
    lesson.current?.focus({ preventScroll: true });
    // Its scroll margin leaves room for the title.
    lesson.current?.scrollIntoView({ block: 'nearest' });
  }
  useLayoutEffect(() => {
    if (open && wasStarted.current) showLesson();
  });

  // A lesson that Back closes gives the focus to its title.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !open && isLost) title.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  /** To be called right before a click opens the module. */
  function keepInPlace() {
    clickedAt.current = title.current?.getBoundingClientRect().top;
  }
  /** To be called with each Start; the lesson may be open already. */
  function enterLesson() {
    wasStarted.current = true;
    if (open) showLesson();
  }
  return { title, lesson, keepInPlace, enterLesson };
}
