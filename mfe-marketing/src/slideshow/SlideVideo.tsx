import { useEffect, useRef } from 'react';
import { useMayFetchVideo } from './useMayFetchVideo.ts';

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
