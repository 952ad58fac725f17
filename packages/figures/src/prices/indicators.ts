import type { Candle } from './simulate.ts';

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean of the last closes, at each close from the first that has enough of them. */
export const movingAverage = (closes: readonly number[], length: number) =>
  closes.slice(length - 1).map((_, index) => mean(closes.slice(index, index + length)));

/** Welles Wilder's smoothing: the first is the mean of `length` values, each later one moves to its value by 1 ÷ `length`. */
function smoothed(values: readonly number[], length: number) {
  let average = mean(values.slice(0, length));
  return [average, ...values.slice(length).map(value => (average += (value - average) / length))];
}

/** 100 − 100 ÷ (1 + average gain ÷ average loss), by Wilder's smoothing. */
export function rsi(closes: readonly number[], length: number) {
  const changes = closes.slice(1).map((close, index) => close - (closes[index] ?? close));
  const averageOf = (sign: number) =>
    smoothed(
      changes.map(change => Math.max(sign * change, 0)),
      length,
    );
  const losses = averageOf(-1);
  return averageOf(1).map((gain, index) => 100 - 100 / (1 + gain / (losses[index] || 1e-9)));
}

/** The average of the true ranges, by Wilder's smoothing: gaps to the close before count. */
export const averageTrueRange = (candles: readonly Candle[], length: number) =>
  smoothed(
    candles.slice(1).map(({ high, low }, index) => {
      const before = candles[index]?.close ?? low;
      return Math.max(high, before) - Math.min(low, before);
    }),
    length,
  );
