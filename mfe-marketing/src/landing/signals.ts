import type { simulateMarket } from '@site/figures/prices';

/** An example of a signal, of invented prices. */
export interface Signal {
  market: string;
  target: number;
  entry: number;
  stop: number;
  /** How far the entry may be missed. */
  zone: number;
  /** The way to the entry: a seed, the usual change, then places and prices. */
  before: Parameters<typeof simulateMarket>[0][number];
}

/** What the target brings, in units of the loss at the stop. */
export const rewardOf = ({ target, entry, stop }: Signal) => ((target - entry) / (entry - stop)).toFixed(1);

export const goldLong: Signal = {
  market: 'XAU/USD · long',
  ...{ target: 2418, entry: 2384, stop: 2370, zone: 2 },
  before: [3, 4, 0, 2396, 7, 2411, 14, 2389, 19, 2399, 26, 2384],
};

export const bitcoinShort: Signal = {
  market: 'BTC/USD · short',
  ...{ target: 62_300, entry: 64_800, stop: 65_800, zone: 100 },
  before: [5, 260, 0, 63_500, 6, 62_700, 13, 64_700, 19, 63_600, 26, 64_800],
};

export const goldShort: Signal = {
  market: 'XAU/USD · short',
  ...{ target: 2404, entry: 2446, stop: 2460, zone: 2 },
  before: [8, 4, 0, 2420, 5, 2411, 11, 2440, 18, 2422, 26, 2446],
};

export const bitcoinLong: Signal = {
  market: 'BTC/USD · long',
  ...{ target: 63_200, entry: 61_200, stop: 60_200, zone: 100 },
  before: [2, 260, 0, 62_200, 7, 62_900, 13, 61_300, 20, 62_400, 26, 61_200],
};
