import { useEffect, useState } from 'react';
import { useMedia } from '@site/ui';

/** How long each slide stays, in ms: the video, then three images (docs/specification.md#welcome). */
export const SLIDE_DURATIONS = [5000, 4000, 4000, 4000] as const;

/** Whether the browser asks for less motion; false on a server. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');

/**
 * Which slide shows. Each stays for its duration in ms; after the last comes the first. Only the pause button and
 * reduced motion stop the rotation; a slide that was jumped to stays for its full duration.
 * @param seenSince since when the first slide was visible, in ms since the epoch, if it was pre-rendered; only once
 */
export function useSlideshow(durations: readonly number[], seenSince?: () => number | undefined) {
  // An object: a slide that is chosen again starts again.
  const [slide, setSlide] = useState({ index: 0 });
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const playing = !paused && !still;

  useEffect(() => {
    if (!playing) return;
    const since = seenSince?.() ?? Date.now();
    const next = () => setSlide({ index: (slide.index + 1) % durations.length });
    const timer = setTimeout(next, since + (durations[slide.index] ?? 0) - Date.now());
    return () => clearTimeout(timer);
  }, [playing, slide, seenSince, durations]);

  const show = (index: number) => setSlide({ index });
  const toggle = () => setPaused(!paused);
  return { index: slide.index, show, playing, still, toggle };
}
