import { useLocation } from '@site/platform';
import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * The phone menu: takes the focus, and closes on Escape, which gives it back to the button, when the focus leaves, and when the
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
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, navId]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };
  return { open, button, onBlur, toggle: () => setOpenOn(open ? null : key) };
}
