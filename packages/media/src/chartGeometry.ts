import type { Candle, Series } from './series.ts';

/** Where a chart is shown: `wide` from 640 px on, `small` on a phone, with fewer candles and larger figures. */
export type ChartSize = 'wide' | 'small';

export interface ChartCandle {
  /** Middle of the candle. */
  x: number;
  bodyTop: number;
  bodyHeight: number;
  high: number;
  low: number;
  /** Closed at or above its open: drawn hollow; a falling one is filled. */
  rising: boolean;
}

export interface ChartTick {
  at: number;
  label: string;
}

/** Everything a chart is drawn from, in user units of its viewBox. */
export interface ChartGeometry {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  fontSize: number;
  bodyWidth: number;
  candles: ChartCandle[];
  prices: ChartTick[];
  days: ChartTick[];
  /** Ten-day average of the close, as the points of a polyline. */
  average: string;
  last: ChartTick;
}

const averageDays = 10;
const layouts = {
  wide: {
    width: 960,
    height: 520,
    left: 28,
    right: 872,
    top: 76,
    bottom: 468,
    fontSize: 15,
    shown: 60,
    dayStep: 10,
  },
  small: {
    width: 480,
    height: 440,
    left: 20,
    right: 390,
    top: 84,
    bottom: 388,
    fontSize: 17,
    shown: 32,
    dayStep: 8,
  },
} as const;

/** Lays a series out; the same input always gives the same picture. */
export function chartGeometry(series: Series, size: ChartSize): ChartGeometry {
  const layout = layouts[size];
  const first = series.candles.length - layout.shown;
  const shown = series.candles.slice(first);
  const step = priceStep(shown);
  const floor = Math.floor(Math.min(...shown.map(candle => candle.low)) / step) * step;
  const ceiling = Math.ceil(Math.max(...shown.map(candle => candle.high)) / step) * step;
  const pitch = (layout.right - layout.left) / shown.length;
  const x = (index: number) => round(layout.left + pitch * (index + 0.5));
  const y = (price: number) =>
    round(layout.bottom - ((price - floor) / (ceiling - floor)) * (layout.bottom - layout.top));
  const last = shown[shown.length - 1]!;
  return {
    width: layout.width,
    height: layout.height,
    plot: { left: layout.left, right: layout.right, top: layout.top, bottom: layout.bottom },
    fontSize: layout.fontSize,
    bodyWidth: round(pitch * 0.62),
    candles: shown.map((candle, index) => placeCandle(candle, x(index), y)),
    prices: range(floor, ceiling, step).map(price => ({ at: y(price), label: priceLabel(price) })),
    days: shown.flatMap((_, index) => {
      const day = first + index + 1;
      return day % layout.dayStep === 0 ? [{ at: x(index), label: `Day ${day}` }] : [];
    }),
    average: averagePoints(series.candles, first, x, y),
    last: { at: y(last.close), label: priceLabel(last.close) },
  };
}

function placeCandle(candle: Candle, x: number, y: (price: number) => number): ChartCandle {
  const top = y(Math.max(candle.open, candle.close));
  const bottom = y(Math.min(candle.open, candle.close));
  return {
    x,
    bodyTop: top,
    bodyHeight: Math.max(1.5, round(bottom - top)),
    high: y(candle.high),
    low: y(candle.low),
    rising: candle.close >= candle.open,
  };
}

/** The 1, 2 or 5 × 10ⁿ step that gives about five lines. */
function priceStep(candles: readonly Candle[]): number {
  const span =
    Math.max(...candles.map(candle => candle.high)) - Math.min(...candles.map(candle => candle.low));
  const power = 10 ** Math.floor(Math.log10(span / 5));
  return power * ([1, 2, 5].find(factor => span / (factor * power) <= 6) ?? 10);
}

function averagePoints(
  candles: readonly Candle[],
  first: number,
  x: (index: number) => number,
  y: (price: number) => number,
): string {
  return candles
    .flatMap((_, day) => {
      if (day < first || day < averageDays - 1) return [];
      const window = candles.slice(day - averageDays + 1, day + 1);
      const mean = window.reduce((sum, candle) => sum + candle.close, 0) / averageDays;
      return [`${x(day - first)},${y(mean)}`];
    })
    .join(' ');
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function priceLabel(price: number): string {
  return Math.round(price).toLocaleString('en-US');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
