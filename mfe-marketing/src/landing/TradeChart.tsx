import { candlePath, simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import type { ReactNode } from 'react';
import { Value } from '../layout/Chart.tsx';
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
  rect {
    fill: currentColor;
    fill-opacity: 0.14;
  }
  line,
  .way {
    stroke: currentColor;
  }
  line {
    stroke-dasharray: 4 4;
  }
`;

const Place = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
`;

const Label = styled(Value)`
  right: 8px;
  left: auto;
  font-weight: 600;
`;

const topOf = (y: number) => (100 * y) / HEIGHT;

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
  const outcome = (colour: string, end: number, steps: readonly number[], width: number) => (
    <g color={colour}>
      <rect x={NOW} y={Math.min(y(end), y(entry))} width={WIDTH - NOW} height={Math.abs(y(end) - y(entry))} />
      <line x1={0} y1={y(end)} x2={WIDTH} y2={y(end)} />
      <polyline
        className="way"
        strokeWidth={2}
        strokeLinejoin="round"
        points={steps.map((far, step) => `${NOW + step * width},${y(entry + far * (end - entry))}`).join(' ')}
      />
    </g>
  );
  return (
    <Place>
      {film}
      <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="candle" d={path(true)} />
        <path className="candle" fill="var(--muted)" d={path(false)} />
        {outcome('var(--up)', target, TO_TARGET, 25)}
        {outcome('var(--down)', stop, TO_STOP, 20)}
        <rect y={y(entry + zone)} width={WIDTH} height={y(entry - zone) - y(entry + zone)} />
        <line x1={0} y1={y(entry)} x2={WIDTH} y2={y(entry)} />
      </Chart>
      <Label $top={topOf(y(entry) + Math.sign(y(target) - y(entry)) * 28)} $tone="up" aria-hidden>
        +{rewardOf(signal)} R
      </Label>
      <Label $top={topOf((y(entry) + y(stop)) / 2)} $tone="down" aria-hidden>
        −1 R
      </Label>
    </Place>
  );
}
