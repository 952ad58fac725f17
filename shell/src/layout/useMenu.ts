import { useLocation } from '@site/platform';
import { useEffect, useRef, useState } from 'react';

/**
 * The phone menu: takes the focus, and closes on Escape, which gives it back to the button, when Tab leaves it, and when the
 * page changes.
 */
export function useMenu(navId: string) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === key;
  // Back comes to the same entry of the history: the menu is closed there.
  if (openOn !== null && !open) setOpenOn(null);

  useEffect(() => {
    if (!open) return;
    // It stands before its button.
    document.getElementById(navId)?.querySelector('a')?.focus();
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      const bar = button.current?.closest('header');
      const hasLeft = pressed === 'Tab' && !bar?.contains(document.activeElement);
      if (pressed === 'Escape') button.current?.focus();
      if (pressed === 'Escape' || hasLeft) setOpenOn(null);
    };
    document.addEventListener('keyup', closeByKey);
    return () => document.removeEventListener('keyup', closeByKey);
  }, [open, navId]);

  return { open, button, toggle: () => setOpenOn(open ? null : key) };
}
