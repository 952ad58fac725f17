import { useLocation } from '@site/platform';
import { useEffect, useRef, useState } from 'react';

/** The phone menu: closes on Escape, giving focus back to its button, and when the page changes. */
export function useMenu() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === key;
  // Back comes to the same entry of the history: the menu is closed there.
  if (openOn !== null && !open) setOpenOn(null);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return { open, button, toggle: () => setOpenOn(open ? null : key) };
}
