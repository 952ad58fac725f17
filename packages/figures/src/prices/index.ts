export { averageTrueRange, movingAverage } from './indicators.ts';
export { simulateMarket } from './simulateMarket.ts';
export type { Candle } from './simulate.ts';
