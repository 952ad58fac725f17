import { expect, test } from '@jest/globals';
import { averageTrueRange, movingAverage, rsi } from './indicators.ts';

const rounded = (values: readonly number[]) => values.map(value => Math.round(value * 100) / 100);

test('the average of three closes begins at the third', () => {
  expect(movingAverage([1, 2, 3, 7], 3)).toEqual([2, 4]);
});

// Of the changes +4, −2, +6 and 0 by hand: gains 2 and then 4, 2; losses 1 and then 0.5, 0.25.
test('RSI smooths gains and losses as Wilder did', () => {
  expect(rounded(rsi([100, 104, 102, 108, 108], 2))).toEqual([66.67, 88.89, 88.89]);
});

test('RSI of the lesson: 13 times the average of before and the latest, divided by 14', () => {
  // 14 changes: gains of 28 in all, losses of 19.6 in all; then a gain of 9.
  const changes = [...Array<number>(7).fill(4), ...Array<number>(7).fill(-2.8), 9];
  let close = 500;
  const closes = [close, ...changes.map(change => (close += change))];
  expect(rounded(rsi(closes, 14)).at(-1)).toBe(65.79);
});

test('a true range counts the gap to the close before, and the ATR is smoothed', () => {
  const candle = (low: number, high: number, close: number) => ({ open: close, low, high, close });
  const candles = [candle(10, 12, 12), candle(14, 16, 15), candle(13, 15, 14), candle(9, 10, 10)];
  expect(averageTrueRange(candles, 2)).toEqual([3, 4]);
});
