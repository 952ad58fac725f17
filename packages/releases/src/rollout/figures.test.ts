import { expect, test } from '@jest/globals';
import {
  addFigures,
  countTime,
  emptyFigures,
  figuresSince,
  percentile,
  versionFiguresSchema,
  VITAL_BOUNDARIES_MS,
} from './figures.ts';

const { lcp } = VITAL_BOUNDARIES_MS;

test('hosts add up, and what came since a moment is the difference', () => {
  const before = { ...emptyFigures(), views: 10, errorViews: 2, blankViews: 1 };
  countTime(before.lcp, lcp, 700);
  const after = addFigures(before, { ...before, views: 5 });
  expect(after).toMatchObject({ views: 15, errorViews: 4, blankViews: 2 });
  expect(after.lcp[2]).toBe(2);
  expect(figuresSince(after, before)).toMatchObject({ views: 5, errorViews: 2, blankViews: 1 });
  expect(figuresSince(before, after).views).toBe(0);
  expect(before.views).toBe(10);
});

test('a time on a boundary belongs below it, one above all of them to the last class', () => {
  const counts = emptyFigures().lcp;
  countTime(counts, lcp, 250);
  countTime(counts, lcp, 250.1);
  countTime(counts, lcp, 60_000);
  expect([counts[0], counts[1], counts.at(-1)]).toEqual([1, 1, 1]);
  expect(versionFiguresSchema.parse({ ...emptyFigures(), lcp: counts }).lcp).toEqual(counts);
});

test('a percentile lies within its class', () => {
  const counts = emptyFigures().lcp;
  for (let one = 0; one < 75; one++) countTime(counts, lcp, 400);
  for (let one = 0; one < 25; one++) countTime(counts, lcp, 9000);
  expect(percentile(counts, lcp, 75)).toBe(500);
  expect(percentile(counts, lcp, 50)).toBeCloseTo(417, 0);
  expect(percentile(counts, lcp, 90)).toBeGreaterThan(8000);
  expect(percentile(emptyFigures().lcp, lcp, 75)).toBeUndefined();
});
