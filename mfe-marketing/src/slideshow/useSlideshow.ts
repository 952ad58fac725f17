import { useEffect, useState } from 'react';
import { prefersReducedMotion, useReducedMotion } from './useReducedMotion.ts';

interface Position {
  index: number;
  /** How long this slide was visible before the slideshow started, in ms. */
  seen: number;
}

/** The position of a slideshow that has run for `elapsed` ms. */
export function positionAfter(durations: readonly number[], elapsed: number): Position {
  const round = durations.reduce((sum, duration) => sum + duration, 0);
  let seen = elapsed % round;
  const index = durations.findIndex(duration => {
    if (seen < duration) return true;
    seen -= duration;
    return false;
  });
  return { index, seen };
}

/**
 * Which slide shows. Each stays for its duration in ms; after the last comes the first. Only the pause button and
 * reduced motion stop the rotation; a slide that was jumped to stays for its full duration.
 * @param seenSince since when the first slide was visible, in ms since the epoch, if it was pre-rendered; called once
 */
export function useSlideshow(durations: readonly number[], seenSince?: () => number | undefined) {
  const [{ index, seen }, setPosition] = useState<Position>({ index: 0, seen: 0 });
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const playing = !paused && !still;

  useEffect(() => {
    const since = seenSince?.();
    if (since !== undefined && !prefersReducedMotion())
      queueMicrotask(() => setPosition(positionAfter(durations, Date.now() - since)));
  }, [seenSince, durations]);

  useEffect(() => {
    if (!playing) return;
    const next = () => setPosition({ index: (index + 1) % durations.length, seen: 0 });
    const timer = setTimeout(next, (durations[index] ?? 0) - seen);
    return () => clearTimeout(timer);
  }, [playing, index, seen, durations]);

  const show = (slide: number) => setPosition({ index: slide, seen: 0 });
  const toggle = () => {
    setPaused(!paused);
    show(index);
  };
  return { index, show, playing, still, toggle };
}
