import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard's place where a focused control goes, for instance a pressed Retry: the element `next` gets the focus.
 * @returns to be spread on the element around the controls
 */
export function useKeptFocus(next: string) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) document.getElementById(next)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  };
}
