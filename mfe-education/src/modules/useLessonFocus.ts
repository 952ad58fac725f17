import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Places {
  title: RefObject<HTMLElement | null>;
  lesson: RefObject<HTMLElement | null>;
}

/** Where the focus goes: into the lesson that Start opens, and to the title of a lesson that Back closes. */
export function useLessonFocus(open: boolean, { title, lesson }: Places) {
  const wasStarted = useRef(false);
  const wasOpen = useRef(open);

  function showLesson() {
    wasStarted.current = false;
    lesson.current?.focus({ preventScroll: true });
    // Its scroll margin leaves room for the title.
    lesson.current?.scrollIntoView({ block: 'nearest' });
  }

  useLayoutEffect(() => {
    if (open && wasStarted.current) showLesson();
  });

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !open && isLost) title.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, title]);

  /** To be called with each Start; the lesson may be open already. */
  return () => {
    wasStarted.current = true;
    if (open) showLesson();
  };
}
