import { useSyncExternalStore } from 'react';

/** The widths at which layouts change, as media queries. */
export const from = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
} as const;

/** A phone that is held sideways: wide, and with few lines of text. */
export const landscapePhone = '@media (min-width: 600px) and (max-height: 480px)';

/** Hover styles only where a pointer can hover: on a phone they would stick after a tap. */
export const hover = '@media (hover: hover)';

/** Where scripts never run, what only works by them is not shown. */
export const withoutScripts = '@media (scripting: none)';

/** Whether the media query holds; not on a server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
