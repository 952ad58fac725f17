import { candlePath, simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import type { ReactNode } from 'react';
import { rewardOf, type Signal } from './signals.ts';

const [WIDTH, HEIGHT, STEP, NOW] = [440, 220, 10, 262];

// Both ends are drawn at once: each is known before the trade.
const Chart = styled.svg`
  position: relative;
  width: 100%;
  height: auto;
  fill: none;
  stroke-width: 1.5;
  .candle {
    stroke: var(--muted);
  }
  .filled {
    fill: var(--muted);
  }
  .gain {
    color: var(--up);
  }
  .loss {
    color: var(--down);
  }
  rect {
    fill: currentColor;
    fill-opacity: 0.14;
  }
  line {
    stroke: currentColor;
    stroke-dasharray: 4 4;
  }
  .way {
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;

const Place = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
`;

/* Not a text of the drawing, so that it has one size, however wide the drawing is. */
const Label = styled.span.attrs({ 'aria-hidden': true })<{ $top: number; $tone: string }>`
  position: absolute;
  right: 8px;
  top: ${({ $top }) => ($top / HEIGHT) * 100}%;
  translate: 0 -50%;
  color: ${({ $tone }) => $tone};
  font-size: var(--size-14);
  font-weight: 600;
`;

/** How far a way has come at each step, of 1. */
const TO_TARGET = [0, 0.24, 0.12, 0.48, 0.38, 1];
const TO_STOP = [0, 0.24, 0.06, 0.4, 0.3, 1];

export interface TradeChartProps {
  signal: Signal;
  /** Of the same prices, behind the drawing. */
  film?: ReactNode;
}

/** The example drawn: the price up to the entry, then the two ways in which the trade can end. */
export function TradeChart({ signal, film }: TradeChartProps) {
  const { target, entry, stop, zone, before } = signal;
  const range = Math.abs(target - stop);
  const highest = Math.max(target, stop) + range / 26;
  const y = (price: number) => Math.round(((highest - price) / range) * (HEIGHT - 16));
  const candles = simulateMarket([before], 0.5);
  const path = (isRise: boolean) => candlePath(candles, index => (index + 0.5) * STEP, y, STEP * 0.6, isRise);
  const outcome = (look: string, end: number, steps: readonly number[], width: number) => (
    <g className={look}>
      <rect x={NOW} y={Math.min(y(end), y(entry))} width={WIDTH - NOW} height={Math.abs(y(end) - y(entry))} />
      <line x1={0} y1={y(end)} x2={WIDTH} y2={y(end)} />
      <polyline
        className="way"
        points={steps.map((far, step) => `${NOW + step * width},${y(entry + far * (end - entry))}`).join(' ')}
      />
    </g>
  );
  return (
    <Place>
      {film}
      <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="candle" d={path(true)} />
        <path className="candle filled" d={path(false)} />
        {outcome('gain', target, TO_TARGET, 25)}
        {outcome('loss', stop, TO_STOP, 20)}
        <rect y={y(entry + zone)} width={WIDTH} height={y(entry - zone) - y(entry + zone)} />
        <line x1={0} y1={y(entry)} x2={WIDTH} y2={y(entry)} />
      </Chart>
      <Label $top={y(entry) + Math.sign(y(target) - y(entry)) * 28} $tone="var(--up)">
        +{rewardOf(signal)} R
      </Label>
      <Label $top={(y(entry) + y(stop)) / 2} $tone="var(--down)">
        −1 R
      </Label>
    </Place>
  );
}
