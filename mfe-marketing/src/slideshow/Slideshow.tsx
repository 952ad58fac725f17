import marketMp4 from '@site/media/files/video/market.mp4';
import marketPoster from '@site/media/files/video/market-poster.webp';
import marketWebm from '@site/media/files/video/market.webm';
import { styled } from '@site/platform';
import { from, landscapePhone, Text, withoutScripts } from '@site/ui';
import { principles } from '../landing/PrincipleFigures.tsx';
import { SlideVideo } from './SlideVideo.tsx';

const marketSources = [
  { src: marketWebm, type: 'video/webm' },
  { src: marketMp4, type: 'video/mp4' },
] as const;

const Stage = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: var(--bg);
  @media print {
    display: none;
  }
  ${landscapePhone} {
    opacity: 0.15;
  }
`;

/* Above the text of a phone, beside it on a wide screen. */
const Slide = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 16px var(--gutter) auto;
  height: calc(var(--band) - 64px);
  ${from.desktop} {
    inset: 48px max(var(--gutter), (100% - var(--page)) / 2) 96px calc(var(--edge) + 80px);
    height: auto;
  }
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity var(--slow) var(--ease),
    visibility var(--slow);
  video,
  svg {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* A browser without scripts adds controls of its own, in front of the text. */
  ${withoutScripts} {
    video::-webkit-media-controls {
      display: none !important;
    }
  }
`;

const Caption = styled(Text)`
  position: absolute;
  top: calc(var(--band) - 32px);
  left: var(--gutter);
  ${from.desktop} {
    inset: auto auto 36px calc(var(--edge) + 80px);
  }
`;

/* White lines on black: only the lines are seen, in either colour scheme. */
const Film = styled(Slide)`
  mix-blend-mode: screen;
  @media (prefers-color-scheme: light) {
    filter: invert(1);
    mix-blend-mode: multiply;
  }
`;

/** The four slides beside the sign-up: a chart that moves, and the three rules. */
export function Slideshow({ index, playing }: { index: number; playing: boolean }) {
  return (
    <Stage>
      <Film $shown={index === 0}>
        <SlideVideo
          sources={marketSources}
          poster={marketPoster}
          label="Market in motion"
          playing={playing && index === 0}
        />
      </Film>
      {principles.map(([Drawing, title], position) => (
        <Slide key={title} $shown={index === position + 1}>
          <Drawing />
        </Slide>
      ))}
      <Caption $size={13} $muted>
        Invented prices
      </Caption>
    </Stage>
  );
}
