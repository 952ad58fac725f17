import { line as lineOf } from 'd3-shape';
import { createElement, type ReactElement } from 'react';
import { candlePath } from '../prices/candlePath.ts';
import type { Candle } from '../prices/simulate.ts';

/** Elements of a drawing, in the order in which they are painted. */
export type Marks = readonly (ReactElement | Marks | false)[];
export type Point = readonly [x: number, y: number];
type Numbers = readonly number[];
type Scale = (value: number) => number;

/** A look is a list of these classes: a colour and what else differs from a plain mark. */
export const looks = `
  .text { color: var(--text); }
  .muted, text { color: var(--muted); }
  .gold { color: var(--gold); }
  .bitcoin { color: var(--bitcoin); }
  .up { color: var(--up); }
  .down { color: var(--down); }
  .border { color: var(--border); }
  .line { color: var(--line); }
  .surface { color: var(--surface); }
  text.text { color: var(--text); }
  text.gold { color: var(--gold-text); }
  text.bitcoin { color: var(--bitcoin-text); }
  text { fill: currentColor; stroke: var(--surface); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
  text.plain { stroke: none; }
  .bold { font-weight: 600; }
  .middle { text-anchor: middle; }
  .end { text-anchor: end; }
  .big { font-size: 22px; }
  line, path { fill: none; stroke: currentColor; stroke-width: 1.5px; stroke-linejoin: round; stroke-linecap: round; }
  rect { fill: currentColor; }
  circle { fill: currentColor; stroke: var(--surface); stroke-width: 2px; }
  .bare { stroke: none; }
  .filled { fill: currentColor; stroke-width: 2px; }
  .thin { stroke-width: 1.25px; }
  .hollow { fill: var(--surface); stroke-width: 2px; }
  .thick { stroke-width: 2.5px; }
  .halo { stroke-width: 6px; }
  .dashed { stroke-dasharray: 4 4; stroke-linecap: butt; }
  .soft { fill-opacity: 0.2; }
  .faint { fill-opacity: 0.1; }
  .outlined { stroke: currentColor; stroke-width: 1.5px; }
  .none { fill-opacity: 0; }
`;

/** Marks as one element. */
export const group = (marks: Marks): ReactElement =>
  createElement('g', null, ...(marks.flat(Infinity as 1) as readonly ReactElement[]));

/** Text on a halo of the background, so that no line crosses it; a line break begins a new line. */
export const label = (x: number, y: number, text: string, look = '') => (
  <text x={x} y={y} className={look}>
    {text.split('\n').map((part, index) => (
      <tspan key={index} x={x} dy={index && '1.3em'}>
        {part}
      </tspan>
    ))}
  </text>
);

export const rule = (x1: number, y1: number, x2: number, y2: number, look = 'border') => (
  <line x1={x1} y1={y1} x2={x2} y2={y2} className={look} />
);

/** A line through points of the canvas, or through what scales place on it. */
export function line(look: string, points: readonly Point[], x: Scale = Number, y: Scale = Number) {
  const path = lineOf<Point>(
    ([at]) => x(at),
    ([, at]) => y(at),
  );
  return <path d={path(points) ?? ''} className={look} />;
}

/** A line through values, each at its place in the list. */
export const series = (values: readonly number[], x: Scale, y: Scale, look: string) =>
  line(look, [...values.entries()], x, y);

/** A rectangle between two corners. */
export const bar = (x1: number, y1: number, x2: number, y2: number, look: string, radius = 2) => (
  <rect
    x={Math.min(x1, x2)}
    y={Math.min(y1, y2)}
    width={Math.abs(x2 - x1)}
    height={Math.abs(y2 - y1)}
    rx={radius}
    className={look}
  />
);

export const dot = (x: number, y: number, look = 'gold', radius = 5) => (
  <circle cx={x} cy={y} r={radius} className={look} />
);

/** A number on a filled label, as at the edge of a scale of prices. */
export const tag = (x: number, y: number, width: number, text: string, look = 'gold') =>
  group([
    bar(x, y - 12, x + width, y + 12, look, 4),
    label(x + width / 2, y + 4.5, text, 'surface bold middle plain'),
  ]);

/** What a pointer or a finger holds to move a figure, at least 44 px large. */
export const grab = (axis: 'x' | 'y', ...corners: readonly [number, number, number, number]) => (
  <g data-grab={axis}>{bar(...corners, 'none')}</g>
);

export const plain = (value: number) => value.toLocaleString('en');

/** Horizontal lines with their values at the left. */
export const grid = (scale: Scale, ticks: Numbers, from: number, to: number, format = plain): Marks =>
  ticks.map(tick => [
    rule(from, scale(tick), to, scale(tick), 'line thin'),
    label(from - 8, scale(tick) + 4.5, format(tick), 'end'),
  ]);

/** Values along the lower edge. */
export const edge = (scale: Scale, ticks: Numbers, y: number, format = plain): Marks =>
  ticks.map(tick => label(scale(tick), y, format(tick), 'middle'));

/** A price across the chart, named at the right of its line. */
export const level = (y: number, from: number, to: number, name: string, look: string): Marks => [
  rule(from, y, to, y, `${look} dashed`),
  label(to + 8, y + 4.5, name, look),
];

/** Candles: hollow where the close is above the open, filled where it is below. */
export const candles = (list: readonly Candle[], x: Scale, y: Scale, width: number, look = 'muted'): Marks =>
  ['hollow', 'filled'].map(kind => (
    <path d={candlePath(list, x, y, width, kind === 'hollow')} className={`${look} ${kind}`} />
  ));
