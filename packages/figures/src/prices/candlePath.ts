import type { Candle } from './simulate.ts';

type Scale = (value: number) => number;

/** The candles that rise, to be drawn hollow so that colour is never the only cue, or those that fall, to be filled. */
export const candlePath = (list: readonly Candle[], x: Scale, y: Scale, width: number, isRise: boolean) =>
  list
    .map(({ open, high, low, close }, index) => {
      if (close >= open !== isRise) return '';
      const [middle, top] = [x(index), y(Math.max(open, close))];
      const bottom = Math.max(y(Math.min(open, close)), top + 1);
      const [left, right] = [middle - width / 2, middle + width / 2];
      return `M${middle} ${y(high)}V${top}M${middle} ${bottom}V${y(low)}M${left} ${top}H${right}V${bottom}H${left}Z`;
    })
    .join('')
    .replaceAll(/\d+\.\d+/g, number => Number(number).toFixed(1));
