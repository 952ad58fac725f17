import { useSyncExternalStore } from 'react';

/** Whether the media query holds, in the browser alone. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
