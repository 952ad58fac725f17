import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const below = (pattern: RegExp) => files.filter(file => pattern.test(file));
const KB = 1024;

test.each([
  ['the Open Graph picture', /^icons\/open-graph\.jpg$/, 120],
  ['video', /^video\/.*\.(webm|mp4)$/, 600],
  ['posters', /^video\/.*poster/, 100],
  ['fonts', /^fonts\/.*\.woff2$/, 40],
  ['charts', /^charts\//, 20],
  ['pictures of sign-in gates', /^gates\/.*\.svg$/, 30],
  ['icons', /^icons\/(?!open-graph)/, 20],
])('%s have at most %3$d KB each', (_, pattern, most) => {
  const sizes = below(pattern).map(file => [file, statSync(folder + file).size / KB] as const);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([, size]) => size > most)).toEqual([]);
});
