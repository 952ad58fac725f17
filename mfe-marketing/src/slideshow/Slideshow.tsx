import marketMp4 from '@site/media/files/video/market.mp4';
import marketPoster from '@site/media/files/video/market-poster.webp';
import marketWebm from '@site/media/files/video/market.webm';
import { styled } from '@site/platform';
import { withoutScripts } from '@site/ui';
import { bitcoinLong, bitcoinShort, goldLong, goldShort } from '../landing/signals.ts';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { SlideControls } from './SlideControls.tsx';
import { SlideVideo } from './SlideVideo.tsx';
import { SLIDE_DURATIONS, useSlideshow } from './useSlideshow.ts';

const marketSources = [
  { src: marketWebm, type: 'video/webm' },
  { src: marketMp4, type: 'video/mp4' },
] as const;

const Showcase = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
`;

/* In one place, so that all are as large as the largest; the next one appears on top of the one before. */
const Slide = styled.div<{ $shown: boolean }>`
  display: grid;
  grid-area: 1 / 1;
  ${({ $shown }) =>
    $shown
      ? `
  z-index: 1;
  transition: opacity var(--slow) var(--ease);`
      : `
  opacity: 0;
  visibility: hidden;
  transition: opacity 0s var(--slow), visibility 0s var(--slow);
  svg * {
    animation: none !important;
  }`}
`;

/*
 * White candles on black: only they are seen, in either colour scheme. It reaches beyond the chart on each side.
 * The drawing adds the colours, and where nothing plays the ways that the price may take.
 */
const Film = styled.div`
  position: absolute;
  top: -15.8%;
  left: -1.95%;
  width: 108.2%;
  opacity: 0.7;
  filter: contrast(1.5);
  mix-blend-mode: screen;
  @media (prefers-color-scheme: light) {
    filter: invert(1) contrast(1.5);
    mix-blend-mode: multiply;
  }
  video {
    width: 100%;
  }
  + svg .candle {
    display: none;
  }
  + svg line {
    stroke-dasharray: none;
    stroke-width: 2.4;
  }
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    + svg .way {
      display: none;
    }
  }
  /* A browser without scripts adds controls of its own. */
  ${withoutScripts} {
    video::-webkit-media-controls {
      display: none !important;
    }
  }
`;

interface SlideshowProps {
  /** Since when the first slide was visible, once. */
  seenSince: () => number | undefined;
}

/** Four signals: the first as a film, the others drawn. */
export function Slideshow({ seenSince }: SlideshowProps) {
  const { index, playing, still, show, toggle } = useSlideshow(SLIDE_DURATIONS, seenSince);
  const film = (
    <Film>
      <SlideVideo
        sources={marketSources}
        poster={marketPoster}
        label="Market in motion"
        playing={playing && index === 0}
      />
    </Film>
  );
  return (
    <Showcase data-print="hide">
      {[goldLong, bitcoinShort, goldShort, bitcoinLong].map((signal, slide) => (
        <Slide key={signal.market} $shown={slide === index}>
          <TradeTicket signal={signal} film={slide === 0 && film} />
        </Slide>
      ))}
      <SlideControls
        count={SLIDE_DURATIONS.length}
        index={index}
        onShow={show}
        playing={playing}
        onToggle={still ? undefined : toggle}
      />
    </Showcase>
  );
}
