import type { Candle } from './simulate.ts';

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Each value with those before it, `length` in all, made one by `of`; the first has the fewest that suffice. */
const rolling = (values: readonly number[], length: number, of: (values: readonly number[]) => number) =>
  values.slice(length - 1).map((_, index) => of(values.slice(index, index + length)));

/** The mean of the last closes, at each close from the first that has enough of them. */
export const movingAverage = (closes: readonly number[], length: number) => rolling(closes, length, mean);

/** 100 − 100 ÷ (1 + average gain ÷ average loss) over the last changes. */
export const rsi = (closes: readonly number[], length: number) =>
  rolling(
    closes.slice(1).map((close, index) => close - (closes[index] ?? close)),
    length,
    changes => {
      const gain = mean(changes.map(change => Math.max(change, 0)));
      const loss = mean(changes.map(change => Math.max(-change, 0)));
      return 100 - 100 / (1 + gain / (loss || 1e-9));
    },
  );

/** The average of the true ranges: gaps to the close before count. */
export const averageTrueRange = (candles: readonly Candle[], length: number) =>
  rolling(
    candles.slice(1).map(({ high, low }, index) => {
      const before = candles[index]?.close ?? low;
      return Math.max(high, before) - Math.min(low, before);
    }),
    length,
    mean,
  );
