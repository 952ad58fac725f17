import marketMp4 from '@site/media/files/video/market.mp4';
import marketPoster from '@site/media/files/video/market-poster.webp';
import marketWebm from '@site/media/files/video/market.webm';
import { styled } from '@site/platform';
import { withoutScripts } from '@site/ui';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './useSlideshow.ts';

type Connected = Navigator & { connection?: { saveData?: boolean } };
const savesData = () => Boolean((navigator as Connected).connection?.saveData);

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

/* Of the drawing on black only the candles are seen. Where nothing plays, the drawing adds the ways that the price may take. */
const Film = styled.video`
  position: absolute;
  width: 100%;
  mix-blend-mode: screen;
  + svg .candle {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    + svg .way {
      display: none;
    }
  }
  /* A browser without scripts adds controls of its own. */
  ${withoutScripts} {
    &::-webkit-media-controls {
      display: none !important;
    }
  }
`;

/**
 * The first slide. The element is in the first render; the video is fetched after the page has loaded.
 * @param playing its slide is shown and the slideshow is not paused
 */
export function SlideVideo({ playing }: { playing: boolean }) {
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
    <Film
      ref={video}
      muted
      playsInline
      autoPlay={mayFetch}
      preload="none"
      poster={marketPoster}
      aria-label="Market in motion"
    >
      {mayFetch && (
        <>
          <source src={marketWebm} type="video/webm" />
          <source src={marketMp4} type="video/mp4" />
        </>
      )}
    </Film>
  );
}
