import { styled } from '@site/platform';
import { from, landscapePhone, withoutScripts } from '@site/ui';
import marketMp4 from '@site/media/files/video/market.mp4';
import marketPoster from '@site/media/files/video/market-poster.avif';
import marketWebm from '@site/media/files/video/market.webm';
import { blocks, bullion, desk, Picture } from '../layout/Picture.tsx';
import { SlideVideo } from './SlideVideo.tsx';

const marketSources = [
  { src: marketWebm, type: 'video/webm' },
  { src: marketMp4, type: 'video/mp4' },
] as const;

const images = [
  { name: 'Bullion', file: bullion, isPhoto: true },
  { name: 'Blocks', file: blocks, isPhoto: false },
  { name: 'The desk', file: desk, isPhoto: false },
] as const;

const Stage = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: #0b0b0d;
  @media print {
    display: none;
  }
  /* Dark behind the text: below the top of a phone, on the left of wider screens, all over where the form is on the right. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(#0b0b0d00, #0b0b0dcc var(--band), #0b0b0d calc(var(--band) + 120px));
    ${from.tablet} {
      background: linear-gradient(90deg, rgb(11 11 13 / 96%) 36%, rgb(11 11 13 / 35%) 72%);
    }
    ${landscapePhone} {
      background: rgb(11 11 13 / 86%);
    }
  }
`;

/* Photographs are softer than the drawn slides: dark and out of focus, so that it is meant. */
const Slide = styled.div<{ $shown: boolean; $photo?: boolean }>`
  position: absolute;
  inset: 0;
  @media (max-width: 767px) and (orientation: portrait) {
    height: calc(var(--band) + 120px);
  }
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity var(--slow) var(--ease),
    visibility var(--slow);
  video,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 58% 50%;
  }
  video {
    filter: brightness(0.7);
  }
  img {
    ${({ $photo }) => $photo && 'filter: blur(3px) brightness(0.7); scale: 1.02;'}
  }
  /* A browser without scripts adds controls of its own, in front of the text. */
  ${withoutScripts} {
    video::-webkit-media-controls {
      display: none !important;
    }
  }
`;

/** The four slides behind the welcome screen. They set a mood; nothing in them has to be read. */
export function Slideshow({ index, playing }: { index: number; playing: boolean }) {
  return (
    <Stage>
      {/* Always there, below the others: a picture that has not come yet leaves no black screen. */}
      <Slide $shown>
        <SlideVideo
          sources={marketSources}
          poster={marketPoster}
          label="Market in motion"
          playing={playing && index === 0}
        />
      </Slide>
      {images.map(({ name, file, isPhoto }, position) => (
        <Slide key={name} $shown={index === position + 1} $photo={isPhoto}>
          <Picture file={file} />
        </Slide>
      ))}
    </Stage>
  );
}
