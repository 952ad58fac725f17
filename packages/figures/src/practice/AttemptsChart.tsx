import { useMemo } from 'react';
import { sumsOf } from '@site/curriculum/arithmetic';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { dot, edge, grid, label, rule, series, type Marks } from '../drawing/marks.tsx';
import { Picture } from '../Picture.tsx';

/** Dots stay apart up to here; beyond it the line alone is drawn. */
const DOTS = 40;

function drawAttempts(frame: Frame, sums: readonly number[]): Marks {
  const last = sums.length - 1;
  const prices = [Math.min(-2, ...sums), Math.max(2, ...sums)] as const;
  const { x, y } = plot(frame, [0, last], prices, [40, frame.wide ? 24 : 16, 48, 52]);
  y.nice(4);
  const [left, right] = [x(0), x(last)];
  const ticks = x.ticks(Math.min(last, 6)).filter(tick => tick > 0 && Number.isInteger(tick));
  return [
    label(16, 24, 'Sum of the results in R'),
    grid(y, y.ticks(5), left, right, number),
    rule(left, y(0), right, y(0), 'muted'),
    edge(x, ticks, frame.height - 28),
    label(right, frame.height - 8, 'Attempts', 'end'),
    series(sums, x, y, 'gold thick'),
    last <= DOTS && sums.map((sum, index) => dot(x(index), y(sum), 'gold', 4)),
  ];
}

/** The equity curve of attempts: their results in R, added up one after the other. */
export function AttemptsChart({ results }: { results: readonly number[] }) {
  const sums = useMemo(() => sumsOf(results), [results]);
  const drawing = useMemo(() => ({ draw: (frame: Frame) => drawAttempts(frame, sums) }), [sums]);
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)];
  return (
    <Picture
      drawing={drawing}
      alternative={`The sum of ${results.length} ${results.length === 1 ? 'result' : 'results'}: it ends at ${number(sums.at(-1) ?? 0, 2)} R, between ${number(lowest, 2)} and ${number(highest, 2)} R on the way.`}
    />
  );
}
