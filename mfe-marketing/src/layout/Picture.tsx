import blocksAvif1600 from '@site/media/files/images/blocks-1600.avif';
import blocksAvif800 from '@site/media/files/images/blocks-800.avif';
import blocksWebp1600 from '@site/media/files/images/blocks-1600.webp';
import blocksWebp800 from '@site/media/files/images/blocks-800.webp';
import bullionAvif1600 from '@site/media/files/images/bullion-1600.avif';
import bullionAvif800 from '@site/media/files/images/bullion-800.avif';
import bullionWebp1600 from '@site/media/files/images/bullion-1600.webp';
import bullionWebp800 from '@site/media/files/images/bullion-800.webp';
import deskAvif1600 from '@site/media/files/images/desk-1600.avif';
import deskAvif800 from '@site/media/files/images/desk-800.avif';
import deskWebp1600 from '@site/media/files/images/desk-1600.webp';
import deskWebp800 from '@site/media/files/images/desk-800.webp';
import { styled } from '@site/platform';

/** A picture of 1600 by 1000 pixels, and of half that width; `src` is the smallest WebP, for other browsers. */
const picture = (avif800: string, avif1600: string, webp800: string, webp1600: string) => ({
  avif: `${avif800} 800w, ${avif1600} 1600w`,
  webp: `${webp800} 800w, ${webp1600} 1600w`,
  src: webp800,
});

export const bullion = picture(bullionAvif800, bullionAvif1600, bullionWebp800, bullionWebp1600);
export const blocks = picture(blocksAvif800, blocksAvif1600, blocksWebp800, blocksWebp1600);
export const desk = picture(deskAvif800, deskAvif1600, deskWebp800, deskWebp1600);

const Frame = styled.picture`
  display: contents;
`;

/** A picture as wide as the window. It says nothing. */
export const Picture = ({ file }: { file: ReturnType<typeof picture> }) => (
  <Frame>
    <source type="image/avif" srcSet={file.avif} sizes="100vw" />
    <source type="image/webp" srcSet={file.webp} sizes="100vw" />
    <img src={file.src} alt="" width={1600} height={1000} loading="lazy" decoding="async" />
  </Frame>
);
