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
  { name: 'Bullion', file: bullion },
  { name: 'Blocks', file: blocks },
  { name: 'The desk', file: desk },
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
  /* Dark behind the text alone: below the top of a phone, on the left of wide screens, all over where the form is on the right. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      #0b0b0d00 calc(var(--band) * 0.6),
      #0b0b0dd9 var(--band),
      #0b0b0d calc(var(--band) + 64px)
    );
    ${from.desktop} {
      background: linear-gradient(
        90deg,
        #0b0b0d calc(var(--edge) - 24px),
        #0b0b0d00 calc(var(--edge) + 200px)
      );
    }
    ${landscapePhone} {
      background: rgb(11 11 13 / 86%);
    }
  }
`;

const Slide = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  height: calc(var(--band) + 64px);
  ${from.desktop} {
    left: calc(var(--edge) - 120px);
    height: auto;
  }
  ${landscapePhone} {
    height: auto;
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
      {images.map(({ name, file }, position) => (
        <Slide key={name} $shown={index === position + 1}>
          <Picture file={file} />
        </Slide>
      ))}
    </Stage>
  );
}
