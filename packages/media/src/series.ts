import { normal, seededRandom } from './random.ts';

/** One simulated trading day; prices in US dollars. */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface Series {
  id: 'gold' | 'bitcoin';
  label: string;
  /** What the price is for. */
  unit: string;
  candles: readonly Candle[];
}

interface Walk {
  seed: number;
  days: number;
  start: number;
  drift: number;
  volatility: number;
  step: number;
}

/** A random walk with clustered volatility: calm follows calm. Prices are rounded to `step`. */
function walk({ seed, days, start, drift, volatility, step }: Walk): Candle[] {
  const random = seededRandom(seed);
  const rounded = (price: number) => Number((Math.round(price / step) * step).toFixed(2));
  const candles: Candle[] = [];
  let price = start;
  let heat = 1;
  for (let day = 0; day < days; day++) {
    heat = Math.max(0.5, 0.82 * heat + 0.18 * (0.4 + Math.abs(normal(random)) * 0.9));
    const open = price;
    const close = open * Math.exp(drift + volatility * heat * normal(random));
    const reach = volatility * heat * open * 0.55;
    const high = Math.max(open, close) + Math.abs(normal(random)) * reach;
    const low = Math.min(open, close) - Math.abs(normal(random)) * reach;
    candles.push({ open: rounded(open), high: rounded(high), low: rounded(low), close: rounded(close) });
    price = close;
  }
  return candles;
}

/** Simulated, not real: sixty daily candles of gold. */
export const goldSeries: Series = {
  id: 'gold',
  label: 'Gold',
  unit: 'USD per ounce',
  candles: walk({ seed: 1979, days: 60, start: 2310, drift: 0.0011, volatility: 0.0085, step: 0.1 }),
};

/** Simulated, not real: sixty daily candles of Bitcoin. */
export const bitcoinSeries: Series = {
  id: 'bitcoin',
  label: 'Bitcoin',
  unit: 'USD per coin',
  candles: walk({ seed: 2009, days: 60, start: 61400, drift: 0.0012, volatility: 0.019, step: 1 }),
};
