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
 * @param through closes by index, in order, the first at 0
 * @param swing the usual change from one candle to the next, in the unit of the price
 */
export function simulateCandles(
  seed: number,
  through: readonly (readonly [index: number, close: number])[],
  swing: number,
) {
  const noise = createNoise(seed);
  const candles: Candle[] = [];
  let close = through[0]?.[1] ?? 0;
  through.slice(1).forEach(([end, target], leg) => {
    const start = through[leg]?.[0] ?? 0;
    for (let index = start; index < end; index += 1) {
      const open = close;
      close = index === end - 1 ? target : open + (target - open) / (end - index) + noise() * swing;
      const reach = () => Math.abs(noise()) * swing * 0.45;
      candles.push({
        open,
        close,
        high: Math.max(open, close) + reach(),
        low: Math.min(open, close) - reach(),
      });
    }
  });
  return candles;
}

/** @returns numbers with a mean distance from zero of `size`, from a seed */
export function simulateChanges(seed: number, count: number, size: number) {
  const noise = createNoise(seed);
  const changes = Array.from({ length: count }, noise);
  const mean = changes.reduce((sum, each) => sum + Math.abs(each), 0) / count;
  return changes.map(each => (each / mean) * size);
}
