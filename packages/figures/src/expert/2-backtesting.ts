import { moved, type Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, dot, edge, label, line, rule, type Marks, type Point } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { fitCurve } from '../prices/polynomial.ts';
import { createNoise } from '../prices/simulate.ts';

/** What is really there, and the noise around it in the past and later. */
const truth = (x: number) => 0.9 * x + 0.5 * Math.cos(2.4 * x);
function sample(seed: number, shift: number) {
  const noise = createNoise(seed);
  return Array.from({ length: 13 }, (_, index): Point => {
    const x = -0.95 + index * 0.155 + shift;
    return [x, truth(x) + noise() * 0.32];
  });
}
const [past, later] = [sample(8, 0), sample(4, 0.04)];

/** The root of the mean squared distance of points from a curve. */
const errorOf = (points: readonly Point[], curve: (x: number) => number) =>
  Math.sqrt(points.reduce((sum, [x, y]) => sum + (y - curve(x)) ** 2, 0) / points.length);

function drawFitting(frame: Frame, freedom: number): Marks {
  const { wide, width, height } = frame;
  const { x, y } = plot(frame, [-1.02, 1.02], [-1.9, 1.9], [12, wide ? 216 : 16, wide ? 12 : 84, 16]);
  const curve = fitCurve(past, freedom);
  const steps = Array.from({ length: 121 }, (_, step) => -0.97 + (step / 120) * 1.94);
  const fitted = steps.map((at): Point => [at, Math.max(-1.9, Math.min(1.9, curve(at)))]);
  const errors = [
    ['Error on old points', errorOf(past, curve), 'text outlined'],
    ['Error on new points', errorOf(later, curve), 'text outlined hollow'],
  ] as const;
  return [
    line('gold thick', fitted, x, y),
    past.map(([at, value]) => dot(x(at), y(value), 'text')),
    later.map(([at, value]) => dot(x(at), y(value), 'text outlined hollow')),
    errors.map(([name, error, look], index) => {
      const [left, top] = wide ? [width - 184, 96 + index * 76] : [16, height - 56 + index * 32];
      const [from, room] = wide ? [left, 168] : [left + 150, 120];
      const high = wide ? top + 10 : top - 10;
      const to = from + Math.min(1, error / 0.9) * room;
      return [
        label(left, top, name, 'text'),
        bar(from, high, to, high + 12, look),
        label(to + 8, high + 11, number(error, 2), 'text bold'),
      ];
    }),
  ];
}

function sayFitting(freedom: number) {
  const curve = fitCurve(past, freedom);
  return `A curve with ${freedom} free numbers: error ${number(errorOf(past, curve), 2)} on the old points, ${number(errorOf(later, curve), 2)} on the new ones.`;
}

/** The deepest drawdowns of 2000 records that are drawn from one, counted in steps of two units of risk (figures.test.tsx). */
export const resampled = {
  ...{ step: 2, most: 48, happened: 12.5, bad: 25.8 },
  counts: [
    0, 0, 9, 117, 311, 388, 315, 265, 190, 110, 95, 65, 39, 33, 21, 10, 12, 5, 5, 4, 2, 0, 2, 2,
  ] as readonly number[],
};

function drawResampled(frame: Frame): Marks {
  const { height } = frame;
  const { step, most, happened, bad, counts } = resampled;
  const { x, y } = plot(frame, [0, most], [0, Math.max(...counts)], [84, 16, 52, 16]);
  const mark = (value: number, top: number, text: string, look: string): Marks => [
    rule(x(value), top + 8, x(value), y(0), `${look} dashed`),
    label(x(value), top, text, `${look} bold`),
  ];
  return [
    counts.map((count, at) => {
      const look = at * step >= bad ? 'down soft' : 'muted soft';
      return bar(x(at * step) + 1, y(0), x((at + 1) * step) - 1, y(count), `${look} outlined thin`, 1);
    }),
    rule(x(0), y(0), x(most), y(0), 'text thin'),
    edge(x, [10, 20, 30, 40], height - 30, value => `${value} R`),
    label(x(most), height - 8, 'Deepest drawdown', 'end'),
    mark(happened, 28, `What happened: ${number(happened)} R`, 'text'),
    mark(bad, 60, `Worst 5%: from ${number(bad)} R`, 'down'),
  ];
}

const drawNet = rows(0, 48, [
  ['400 trades, 0.12 R each', 0, 48, '48 R', 'up'],
  ['Spread and commission', 48, 28, '−20 R', 'down'],
  ['Slippage', 28, 12, '−16 R', 'down'],
  ['What is left', 0, 12, '12 R', 'gold total'],
]);

export const drawings: Drawings = {
  'curve-fitting': moved(drawFitting, sayFitting, ['Free numbers', 2, 10, 3]),
  'resampled-trades': { draw: drawResampled },
  'gross-to-net': { draw: drawNet },
};
