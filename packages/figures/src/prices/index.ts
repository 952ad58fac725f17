export { candlePath } from './candlePath.ts';
export { averageTrueRange, movingAverage } from './indicators.ts';
export { simulateMarket } from './simulate.ts';
export type { Candle } from './simulate.ts';
