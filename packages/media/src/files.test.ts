import { statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  bitcoinChart,
  blocksPicture,
  bullionPicture,
  deskPicture,
  fontFiles,
  goldChart,
  icons,
  marketVideo,
  openGraphPicture,
} from './index.ts';

const size = (file: string) => statSync(new URL(`../files/${file}`, import.meta.url)).size;
const KB = 1024;

describe('the committed files', () => {
  it.each([bullionPicture, blocksPicture, deskPicture])(
    '$name: at most 60 KB in AVIF at 1600 px',
    picture => {
      const [large] = picture.sources.filter(({ type, width }) => type === 'image/avif' && width === 1600);
      expect(size(large?.file ?? '')).toBeLessThanOrEqual(60 * KB);
      for (const { file } of picture.sources) expect(size(file)).toBeGreaterThan(0);
    },
  );

  it('the video: at most 600 KB in each format, with its poster', () => {
    for (const { file } of marketVideo.sources) expect(size(file)).toBeLessThanOrEqual(600 * KB);
    for (const { file } of marketVideo.poster.sources) expect(size(file)).toBeGreaterThan(0);
  });

  it('fonts, charts, icons and the Open Graph picture are there and small', () => {
    for (const file of fontFiles) expect(size(file)).toBeLessThanOrEqual(40 * KB);
    for (const { wide, small } of [goldChart, bitcoinChart])
      for (const { file } of [...wide.sources, ...small.sources])
        expect(size(file)).toBeLessThanOrEqual(20 * KB);
    for (const { file } of Object.values(icons)) expect(size(file)).toBeGreaterThan(0);
    for (const { file } of openGraphPicture.sources) expect(size(file)).toBeLessThanOrEqual(120 * KB);
  });
});
