import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './useSlideshow.ts';

interface Connection {
  saveData?: boolean;
}

const savesData = () => Boolean((navigator as Navigator & { connection?: Connection }).connection?.saveData);

/**
 * Whether the video may be fetched: once the page itself has loaded, and never where data is saved or somebody asked
 * for less motion. Until then its poster is shown.
 */
function useMayFetchVideo() {
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

export interface SlideVideoProps {
  sources: readonly { src: string; type: string }[];
  poster: string;
  label: string;
  /** Its slide is shown and the slideshow is not paused. */
  playing: boolean;
}

/** The first slide. The element is in the first render; the video is fetched after the page has loaded. */
export function SlideVideo({ sources, poster, label, playing }: SlideVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const mayFetch = useMayFetchVideo();

  useEffect(() => {
    const element = video.current;
    if (!element || !mayFetch) return;
    if (!playing) return element.pause();
    element.currentTime = 0;
    // A browser may refuse to play; the poster stays.
    element.play().catch(() => {});
  }, [playing, mayFetch]);

  return (
    <video
      ref={video}
      muted
      playsInline
      autoPlay={mayFetch}
      preload="none"
      poster={poster}
      aria-label={label}
    >
      {mayFetch && sources.map(({ src, type }) => <source key={type} src={src} type={type} />)}
    </video>
  );
}
