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
import type { PictureFile } from './Picture.tsx';

const srcSet = (small: string, large: string) => `${small} 800w, ${large} 1600w`;

export const bullion: PictureFile = {
  avif: srcSet(bullionAvif800, bullionAvif1600),
  webp: srcSet(bullionWebp800, bullionWebp1600),
  src: bullionWebp800,
  width: 1600,
  height: 1000,
};

export const blocks: PictureFile = {
  avif: srcSet(blocksAvif800, blocksAvif1600),
  webp: srcSet(blocksWebp800, blocksWebp1600),
  src: blocksWebp800,
  width: 1600,
  height: 1000,
};

export const desk: PictureFile = {
  avif: srcSet(deskAvif800, deskAvif1600),
  webp: srcSet(deskWebp800, deskWebp1600),
  src: deskWebp800,
  width: 1600,
  height: 1000,
};
