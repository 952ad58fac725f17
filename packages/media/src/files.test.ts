import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const below = (pattern: RegExp) => files.filter(file => pattern.test(file));
const KB = 1024;

test.each([
  ['pictures in AVIF', /^images\/.*\.avif$/, 60],
  ['pictures in WebP', /^images\/.*\.webp$/, 60],
  ['the Open Graph picture', /^images\/open-graph\.jpg$/, 120],
  ['video', /^video\/.*\.(webm|mp4)$/, 600],
  ['posters', /^video\/.*poster/, 100],
  ['fonts', /^fonts\/.*\.woff2$/, 40],
  ['charts', /^charts\//, 20],
  ['pictures of sign-in gates', /^gates\/.*\.svg$/, 30],
  ['icons', /^icons\//, 20],
])('%s have at most %3$d KB each', (_, pattern, most) => {
  const sizes = below(pattern).map(file => [file, statSync(folder + file).size / KB] as const);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([, size]) => size > most)).toEqual([]);
});

test('every picture exists in both formats, as wide as its name says', async () => {
  const pictures = below(/^images\/.*-\d+\.(avif|webp)$/);
  const names = new Set(pictures.map(file => file.replace(/-\d+\.\w+$/, '')));
  const expected = [...names].flatMap(name =>
    [800, 1600].flatMap(width => ['avif', 'webp'].map(format => `${name}-${width}.${format}`)),
  );
  expect(pictures.toSorted()).toEqual(expected.toSorted());
  for (const file of pictures) {
    const { width } = await sharp(folder + file).metadata();
    expect(`${file} ${width}`).toBe(`${file} ${/-(\d+)\./.exec(file)?.[1]}`);
  }
});
