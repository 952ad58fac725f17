import { useEffect, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface Connection {
  saveData?: boolean;
}

const savesData = () => Boolean((navigator as Navigator & { connection?: Connection }).connection?.saveData);

/**
 * Whether the video may be fetched: once the page itself has loaded, and never where data is saved or somebody asked
 * for less motion. Until then its poster is shown.
 */
export function useMayFetchVideo() {
  const still = useReducedMotion();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const soon = setTimeout(done);
      return () => clearTimeout(soon);
    }
    window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded && !still && !savesData();
}
