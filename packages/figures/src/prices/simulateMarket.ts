import { simulateCandles, withPrices, type Candle } from './simulate.ts';

/** A seed, the usual change of a candle, then places and closes in turn. */
type Part = readonly [seed: number, swing: number, ...through: number[]];

/** Simulated candles in whole steps of the price; where one part follows another the price may jump. */
export function simulateMarket(parts: readonly Part[], step: number): Candle[] {
  const candles = parts.flatMap(([seed, swing, ...through]) => simulateCandles(seed, swing, through));
  return withPrices(candles, price => Math.round(price / step) * step);
}
