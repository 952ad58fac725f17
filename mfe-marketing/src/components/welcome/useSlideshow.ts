import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../useReducedMotion.ts';

/**
 * Which slide shows. Each stays for its duration in ms, then the next one comes, after the last the first. Only the
 * visitor's pause and reduced motion stop it; jumping to a slide gives that slide its full time.
 */
export function useSlideshow(durations: readonly number[]) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const playing = !paused && !still;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setIndex((index + 1) % durations.length), durations[index]);
    return () => clearTimeout(timer);
  }, [playing, index, durations]);

  return { index, show: setIndex, playing, still, toggle: () => setPaused(!paused) };
}
