import { line } from 'd3-shape';
import { memo, type ReactNode } from 'react';
import type { Candle } from '../prices/simulate.ts';

export type Tone = 'text' | 'muted' | 'gold' | 'bitcoin' | 'up' | 'down' | 'line' | 'border' | 'surface';
const colour = (tone: Tone) => `var(--${tone})`;

interface LabelProps {
  x: number;
  y: number;
  tone?: Tone;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  size?: number;
  /** Without the halo, on a filled ground. */
  plain?: boolean;
  /** A line break begins a new line. */
  children: string;
}

/** Text on a halo of the background, so that no line crosses it. */
export const Label = ({
  x,
  y,
  tone = 'muted',
  anchor = 'start',
  bold,
  size,
  plain,
  children,
}: LabelProps) => (
  <text
    x={x}
    y={y}
    fill={colour(tone)}
    textAnchor={anchor}
    fontWeight={bold ? 600 : 450}
    fontSize={size}
    data-plain={plain}
  >
    {children.split('\n').map((text, index) => (
      <tspan key={index} x={x} dy={index && '1.3em'}>
        {text}
      </tspan>
    ))}
  </text>
);

interface StrokeProps {
  tone?: Tone;
  weight?: number;
  dashed?: boolean;
}
const stroke = ({ tone = 'border', weight = 1, dashed }: StrokeProps) => ({
  stroke: colour(tone),
  strokeWidth: weight,
  strokeDasharray: dashed ? '4 4' : undefined,
  fill: 'none',
});

/** A straight line between two points. */
export const Rule = ({ from, to, ...style }: StrokeProps & { from: Point; to: Point }) => (
  <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} {...stroke(style)} />
);

export type Point = readonly [x: number, y: number];
const path = line<Point>();

/** A line through points. */
export const Line = ({ points, weight = 2, ...style }: StrokeProps & { points: readonly Point[] }) => (
  <path
    d={path(points) ?? ''}
    strokeLinejoin="round"
    strokeLinecap="round"
    {...stroke({ weight, ...style })}
  />
);

interface BarProps extends StrokeProps {
  from: Point;
  to: Point;
  /** How much of its colour a filled bar has. */
  fill?: number;
  radius?: number;
}

/** A rectangle between two corners: outlined, and filled as far as `fill` says. */
export const Bar = ({ from, to, tone = 'muted', fill = 1, weight = 0, radius = 2, dashed }: BarProps) => (
  <rect
    x={Math.min(from[0], to[0])}
    y={Math.min(from[1], to[1])}
    width={Math.abs(to[0] - from[0])}
    height={Math.abs(to[1] - from[1])}
    rx={radius}
    {...stroke({ tone, weight, ...(dashed && { dashed }) })}
    fill={colour(tone)}
    fillOpacity={fill}
  />
);

/** A point on a line. */
export const Dot = ({ at, tone = 'gold', radius = 5 }: { at: Point; tone?: Tone; radius?: number }) => (
  <circle cx={at[0]} cy={at[1]} r={radius} fill={colour(tone)} stroke={colour('surface')} strokeWidth={2} />
);

/** A short text on a filled label, as at the edge of a price scale; `at` is the middle of its left edge. */
export const Tag = ({ at: [x, y], width, children }: { at: Point; width: number; children: string }) => (
  <g>
    <rect x={x} y={y - 12} width={width} height={24} rx={4} fill={colour('gold')} />
    <text x={x + width / 2} y={y + 4.5} textAnchor="middle" fill="var(--on-gold)" fontWeight={600} data-plain>
      {children}
    </text>
  </g>
);

/** What a pointer or a finger holds to move a figure, at least 44 px large. */
export const Grab = ({ axis, from, to }: { axis: 'x' | 'y'; from: Point; to: Point }) => (
  <g data-grab={axis}>
    <Bar from={from} to={to} fill={0} />
  </g>
);

interface CandlesProps {
  candles: readonly Candle[];
  x(index: number): number;
  y(price: number): number;
  width: number;
  tone?: Tone;
}

/** Candles: hollow where the close is above the open, filled where it is below. */
export function Candles({ candles, x, y, width, tone = 'muted' }: CandlesProps) {
  const at = (isFilled: boolean) =>
    candles.flatMap((candle, index) =>
      candle.close < candle.open === isFilled ? candlePath(candle, x(index), y, width / 2) : [],
    );
  return (
    <>
      <path d={at(false).join('')} {...stroke({ tone, weight: 1.25 })} fill={colour('surface')} />
      <path d={at(true).join('')} {...stroke({ tone, weight: 1.25 })} fill={colour(tone)} />
    </>
  );
}

function candlePath({ open, high, low, close }: Candle, x: number, y: CandlesProps['y'], half: number) {
  const round = (value: number) => value.toFixed(1);
  const [top, bottom] = [
    y(Math.max(open, close)),
    Math.max(y(Math.min(open, close)), y(Math.max(open, close)) + 1),
  ];
  const wicks = `M${round(x)} ${round(y(high))}V${round(top)}M${round(x)} ${round(bottom)}V${round(y(low))}`;
  return `${wicks}M${round(x - half)} ${round(top)}H${round(x + half)}V${round(bottom)}H${round(x - half)}Z`;
}

interface ScaleProps {
  scale(value: number): number;
  ticks: readonly number[];
  format?(value: number): string;
}
const plain = (value: number) => value.toLocaleString('en');

/** Horizontal lines with their values at the left. */
export const Grid = ({ scale, ticks, from, to, format = plain }: ScaleProps & { from: number; to: number }) =>
  ticks.map(tick => (
    <g key={tick}>
      <Rule from={[from, scale(tick)]} to={[to, scale(tick)]} tone="line" />
      <Label x={from - 8} y={scale(tick) + 4.5} anchor="end">
        {format(tick)}
      </Label>
    </g>
  ));

/** Values along the lower edge. */
export const Ticks = ({ scale, ticks, y, format = plain }: ScaleProps & { y: number }) =>
  ticks.map(tick => (
    <Label key={tick} x={scale(tick)} y={y} anchor="middle">
      {format(tick)}
    </Label>
  ));

interface LevelProps extends StrokeProps {
  y: number;
  from: number;
  to: number;
  children: string;
}

/** A price across the chart, named at the right of its line. */
export const Level = ({ y, from, to, tone = 'muted', weight = 1.5, dashed = true, children }: LevelProps) => (
  <>
    <Rule from={[from, y]} to={[to, y]} tone={tone} weight={weight} dashed={dashed} />
    <Label x={to + 8} y={y + 4.5} tone={tone}>
      {children}
    </Label>
  </>
);

/** A part of a drawing that no control changes: drawn once for each canvas. */
export const still = <Props extends object>(Part: (props: Props) => ReactNode) => memo(Part);
