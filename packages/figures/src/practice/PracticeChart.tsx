import { useCallback, useMemo, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Canvases } from '../Canvases.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame, type Range } from '../drawing/frame.ts';
import { bar, candles as candleMarks, dot, grab, label, line, plain, rule } from '../drawing/marks.tsx';
import type { Marks } from '../drawing/marks.tsx';
import { movingAverage } from '../prices/indicators.ts';
import type { Candle } from '../prices/simulate.ts';

export type LevelName = 'entry' | 'stop' | 'target';

/** A price of the plan. Without one its handle waits at an edge of the chart. */
export interface Level {
  name: LevelName;
  price: number | undefined;
  /** Where its handle waits. */
  edge: 'top' | 'bottom';
}

interface Chart {
  /** What is uncovered. */
  candles: readonly Candle[];
  /** With those that are covered. */
  count: number;
  /** The lowest and the highest price of the chart. */
  prices: Range;
  levels: readonly Level[];
  /** Lengths of moving averages. */
  averages: readonly number[];
  /** Where the trade began and ended: the place of a candle, a price. */
  marks: readonly (readonly [at: number, price: number, name: string])[];
  /** The levels are no handles any more. */
  isFixed: boolean;
}

interface Props extends Chart {
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  /** A handle was dragged. Stable. */
  onMove(name: LevelName, price: number): void;
}

const Place = styled.div`
  container-type: inline-size;
`;

const looks = { entry: 'text', stop: 'down', target: 'up' };
const names = { entry: 'Entry', stop: 'Stop', target: 'Target' };
/** The second average differs by more than its colour. */
const averageLooks = ['gold thick', 'bitcoin thick dashed'];

/** As many candles as are told apart on a phone: the last ones. */
export const DRAWN = 40;
const firstOf = ({ count }: Pick<Chart, 'count'>) => Math.max(0, count - DRAWN);

/** Prices stand at the right, as do the handles. */
const practicePlot = (frame: Frame, chart: Pick<Chart, 'count' | 'prices'>) =>
  plot(frame, [firstOf(chart), chart.count], chart.prices, [24, 62, 28, 12]);

const heightOf = (y: (price: number) => number, { price, edge }: Level, [lowest, highest]: Range) =>
  y(price ?? (edge === 'top' ? highest : lowest));

/** A level: its line with its name, and its price at the edge, which is the handle. It waits there quietly. */
function drawLevel(frame: Frame, chart: Chart, level: Level): Marks {
  const { x, y } = practicePlot(frame, chart);
  const { name, price } = level;
  const high = heightOf(y, level, chart.prices);
  const [left, right] = [x(firstOf(chart)), x(chart.count)];
  const [from, to] = [right + 4, frame.width - 4];
  const isSet = price !== undefined;
  const look = isSet ? looks[name] : 'border';
  return [
    isSet && rule(left, high, right, high, `${look} ${name === 'entry' ? '' : 'dashed'}`),
    isSet && label(right - 8, high - 7, names[name], `${look} bold end`),
    bar(from, high - 13, to, high + 13, isSet ? look : 'border outlined none', 4),
    label(
      (from + to) / 2,
      high + 4.5,
      isSet ? number(price, 1) : names[name],
      `${isSet ? 'surface bold' : 'muted'} middle plain`,
    ),
    !chart.isFixed && (
      <g key={name} data-level={name}>
        {grab('y', right - 12, high - 26, frame.width, high + 26)}
      </g>
    ),
  ];
}

function drawAverage(frame: Frame, chart: Chart, days: number, index: number): Marks {
  const { x, y } = practicePlot(frame, chart);
  const closes = chart.candles.map(({ close }) => close);
  const look = averageLooks[index] ?? 'text';
  const name = `Average of ${days} closes${index > 0 ? ', dashed' : ''}`;
  const first = firstOf(chart);
  const points = movingAverage(closes, days).map((value, place) => [place + days - 0.5, value] as const);
  const seen = points.filter(([at]) => at > first);
  return [line(look, seen, x, y), label(x(first) + 6, 20 + index * 20, name, `${look} bold`)];
}

function drawPractice(frame: Frame, chart: Chart): Marks {
  const { candles, count, levels, averages, marks } = chart;
  const { x, y } = practicePlot(frame, chart);
  const [first, gap] = [firstOf(chart), frame.wide ? 3 : 2];
  const [left, right, known] = [x(first), x(count), x(candles.length)];
  // Values stay off the handles.
  const taken = levels.map(level => heightOf(y, level, chart.prices));
  const ticks = y.ticks(6).filter(tick => taken.every(high => Math.abs(y(tick) - high) > 22));
  return [
    ticks.map(tick => [
      rule(left, y(tick), right, y(tick), 'line thin'),
      label((right + frame.width) / 2, y(tick) + 4.5, plain(tick), 'middle'),
    ]),
    bar(known, 8, right, frame.height - 8, 'muted faint', 4),
    right - known > 60 && label((known + right) / 2, frame.height / 4, 'Covered', 'muted middle plain'),
    candleMarks(candles.slice(first), at => x(first + at + 0.5), y, x(1) - x(0) - gap, 'text'),
    averages.map((days, index) => drawAverage(frame, chart, days, index)),
    levels.map(level =>
      chart.isFixed && level.price === undefined ? false : drawLevel(frame, chart, level),
    ),
    marks.map(([at, price, name]) => [
      dot(x(at + 0.5), y(price), 'gold', 6),
      label(x(at + 0.5), y(price) + 24, name, 'gold bold middle'),
    ]),
  ];
}

/** A chart that is covered on the right, with the levels of a plan, which can be dragged. */
export function PracticeChart({ alternative, onMove, ...chart }: Props) {
  const { candles, count, prices, levels, averages, marks, isFixed } = chart;
  const held = useRef<LevelName>(null);
  const drawing = useMemo<Drawing>(() => {
    const parts = { candles, count, prices, levels, averages, marks, isFixed };
    return {
      draw: frame => drawPractice(frame, parts),
      drag: (frame, _x, y) =>
        Math.min(prices[1], Math.max(prices[0], practicePlot(frame, parts).y.invert(y))),
    };
  }, [candles, count, prices, levels, averages, marks, isFixed]);
  const hold = ({ target }: PointerEvent) => {
    const handle = (target as Element).closest<SVGElement>('[data-level]');
    held.current = (handle?.dataset['level'] as LevelName | undefined) ?? null;
  };
  const drag = useCallback(
    (price: number) => {
      if (held.current) onMove(held.current, price);
    },
    [onMove],
  );
  return (
    <Place role="img" aria-label={alternative} onPointerDownCapture={hold}>
      <Canvases drawing={drawing} values={NONE} onDrag={drag} />
    </Place>
  );
}

const NONE: readonly number[] = [];
