import { styled } from '@site/platform';
import { from, ink } from '@site/ui';
import { bitcoinLong, bitcoinShort, goldLong, goldShort } from '../landing/signals.ts';
import { sheetPadding, TradeTicket } from '../landing/TradeTicket.tsx';
import { SlideControls } from './SlideControls.tsx';
import { SlideVideo } from './SlideVideo.tsx';
import { SLIDE_DURATIONS, useSlideshow } from './useSlideshow.ts';

/* The controls stand in the foot of the card. */
const Showcase = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  ${ink}
  > :last-child {
    z-index: 2;
    grid-area: 1 / 1;
    align-self: end;
    padding: 12px ${sheetPadding};
    border-top: 1px solid var(--line);
  }
  figure {
    padding-bottom: 102px;
    border: 0;
    border-radius: 0;
  }
  ${from.desktop} {
    > :last-child {
      grid-area: 2 / 1;
      align-self: stretch;
      align-items: center;
    }
    figure {
      padding-bottom: ${sheetPadding};
    }
  }
  @media (max-width: 767px) {
    dl + dl {
      display: none;
    }
  }
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
  transition: opacity 0s var(--slow), visibility 0s var(--slow);`}
`;

interface SlideshowProps {
  /** Since when the first slide was visible, once. */
  seenSince: () => number | undefined;
}

/** Four signals: the first as a film, the others drawn. */
export function Slideshow({ seenSince }: SlideshowProps) {
  const { index, playing, still, show, toggle } = useSlideshow(SLIDE_DURATIONS, seenSince);
  return (
    <Showcase data-print="hide">
      {[goldLong, bitcoinShort, goldShort, bitcoinLong].map((signal, slide) => (
        <Slide key={signal.market} $shown={slide === index}>
          <TradeTicket
            signal={signal}
            film={slide === 0 && <SlideVideo playing={playing && index === 0} />}
          />
        </Slide>
      ))}
      <SlideControls index={index} onShow={show} playing={playing} onToggle={still ? undefined : toggle} />
    </Showcase>
  );
}
