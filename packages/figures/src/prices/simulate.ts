import { createRandom } from './random.ts';

export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Roughly normal numbers with a mean of 0 and a deviation of 1, from a seed. */
export function createNoise(seed: number) {
  const random = createRandom(seed * 7919 + 1);
  for (let skipped = 0; skipped < 20; skipped += 1) random();
  return () => Array.from({ length: 6 }, random).reduce((sum, each) => sum + each - 0.5, 0) * Math.SQRT2;
}

/**
 * Simulated candles that close at given prices at given places and move at random between them.
 * @param swing the usual change from one candle to the next, in the unit of the price
 * @param through places and closes in turn, the first place 0
 */
export function simulateCandles(seed: number, swing: number, through: readonly number[]) {
  const noise = createNoise(seed);
  const candles: Candle[] = [];
  let [, close = 0] = through;
  for (let leg = 2; leg < through.length; leg += 2) {
    const [end = 0, target = 0] = through.slice(leg);
    while (candles.length < end) {
      const [open, left] = [close, end - candles.length];
      close = left === 1 ? target : open + (target - open) / left + noise() * swing;
      const reach = () => Math.abs(noise()) * swing * 0.45;
      candles.push({
        open,
        close,
        high: Math.max(open, close) + reach(),
        low: Math.min(open, close) - reach(),
      });
    }
  }
  return candles;
}

/** Candles with every price changed alike. */
export const withPrices = (candles: readonly Candle[], of: (price: number) => number): Candle[] =>
  candles.map(({ open, high, low, close }) => ({
    open: of(open),
    high: of(high),
    low: of(low),
    close: of(close),
  }));

/** Candles that stay between two prices. */
export const within = (candles: readonly Candle[], lowest: number, highest: number) =>
  withPrices(candles, price => Math.min(highest, Math.max(lowest, price)));

/** So many candles each as one, on the chart of a longer time. */
export const merge = (candles: readonly Candle[], count: number): Candle[] =>
  Array.from({ length: candles.length / count }, (_, index) => {
    const part = candles.slice(index * count, (index + 1) * count);
    return {
      open: part[0]?.open ?? 0,
      high: Math.max(...part.map(({ high }) => high)),
      low: Math.min(...part.map(({ low }) => low)),
      close: part.at(-1)?.close ?? 0,
    };
  });

/** A seed, the usual change of a candle, then places and closes in turn. */
type Part = readonly [seed: number, swing: number, ...through: number[]];

/** Simulated candles in whole steps of the price; where one part follows another the price may jump. */
export function simulateMarket(parts: readonly Part[], step: number): Candle[] {
  const candles = parts.flatMap(([seed, swing, ...through]) => simulateCandles(seed, swing, through));
  return withPrices(candles, price => Math.round(price / step) * step);
}
