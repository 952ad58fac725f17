import { sumsOf } from '@site/curriculum/arithmetic';
import { moved, type Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame, type Range } from '../drawing/frame.ts';
import { bar, dot, edge, grid, label, rule, series, type Marks } from '../drawing/marks.tsx';
import { createRandom } from '../prices/random.ts';

/** Results in an order that a seed gives. */
function shuffle(seed: number, results: readonly number[]) {
  const random = createRandom(seed);
  const keyed = results.map(result => [result, random()] as const);
  return keyed.sort(([, one], [, other]) => one - other).map(([result]) => result);
}
const repeat = (count: number, ...results: readonly number[]) =>
  Array.from({ length: count }, () => results).flat();

const families = [
  ['Momentum', shuffle(99, [...repeat(30, -1), 5, 8, 6, 9, 4, 7, 5.5])],
  ['Mean reversion', [...shuffle(7, [...repeat(14, 0.8, 1), -1.5, -2]), -13, 0.9, 1, 0.8, 1]],
] as const;

const inR = (value: number) => `${number(value)} R`;

/** The left or the right half of a canvas, headed by a name, with one scale for both. */
function half(frame: Frame, index: number, name: string, count: number, values: Range) {
  const step = (frame.width - 48) / 2;
  const left = 48 + index * step;
  const right = left + step - (frame.wide ? 32 : 16);
  const scales = plot(frame, [0, count], values, [48, frame.width - right, 56, left]);
  const ticks = index > 0 ? [] : scales.y.ticks(4);
  const title = [label(left, 28, name, 'text bold'), grid(scales.y, ticks, left, frame.width - 16, inR)];
  return { ...scales, left, right, title };
}

const drawFamilies = (frame: Frame): Marks =>
  families.map(([name, results], index) => {
    const { x, y, left, right, title } = half(frame, index, name, results.length, [-14, 32]);
    return [
      title,
      results.map((result, trade) =>
        bar(x(trade), y(0), x(trade + 1) - 1.5, y(result), result > 0 ? 'up' : 'down', 1),
      ),
      rule(left, y(0), right, y(0), 'muted thin'),
      series(sumsOf(results), x, y, 'gold thick'),
    ];
  });

const weeks = [14, 16, 18, 20, 22, 24, 26];
const searches = [
  ['An accident', [-3, 2, -6, 19, -5, 1, -4]],
  ['A plateau', [4, 8, 11, 12, 12, 9, 6]],
] as const;

const drawNeighbours = (frame: Frame): Marks =>
  searches.map(([name, results], index) => {
    const { x, y, left, right, title } = half(frame, index, name, weeks.length, [-8, 20]);
    return [
      title,
      results.map((result, at) => {
        const look = weeks[at] === 20 ? 'gold' : 'muted soft';
        return bar(x(at) + 2, y(0), x(at + 1) - 2, y(result), `${look} outlined thin`);
      }),
      rule(left, y(0), right, y(0), 'text thin'),
      edge(week => x((week - 14) / 2 + 0.5), frame.wide ? weeks : [14, 18, 20, 22, 26], frame.height - 32),
      label((left + right) / 2, frame.height - 10, 'weeks', 'middle'),
    ];
  });

/** The sixty trades of the lesson: 24 winners of 57.6 R, among them 8, 7 and 6, and 36 losers of 1 R. */
const best = [8, 7, 6, 3.1, 2.9, 2.7];
const rest = (57.6 - best.reduce((sum, each) => sum + each)) / (24 - best.length);
const sixty = shuffle(321, [...best, ...repeat(24 - best.length, rest), ...repeat(36, -1)]);
const without = (count: number) => sixty.map(result => (best.slice(0, count).includes(result) ? 0 : result));

function drawBest(frame: Frame, count: number): Marks {
  const margin = [44, frame.wide ? 76 : 62, 32, 44] as const;
  const { x, y } = plot(frame, [0, sixty.length], [-14, 30], margin);
  const [left, right] = [x(0), x(sixty.length)];
  const [all, sums] = [sumsOf(sixty), sumsOf(without(count))];
  const taken = best.slice(0, count).map(result => sixty.indexOf(result) + 1);
  const last = sums.at(-1) ?? 0;
  return [
    label(16, 24, 'Sum in R'),
    grid(y, [-10, 0, 10, 20], left, right, number),
    rule(left, y(0), right, y(0), 'muted'),
    series(all, x, y, count > 0 ? 'border' : 'gold thick'),
    count > 0 && series(sums, x, y, 'gold thick'),
    taken.map(trade => dot(x(trade), y(all[trade] ?? 0), 'text', 4)),
    dot(right, y(last)),
    label(right + 10, y(last) + 4.5, `${number(last)} R`, 'gold bold'),
    count > 0 && last < 17 && label(right + 10, y(21.6) + 4.5, '21.6 R'),
  ];
}

function sayBest(count: number) {
  const last = sumsOf(without(count)).at(-1) ?? 0;
  const left = sixty.length - count;
  const taken = ['All trades', 'Without the best trade', `Without the best ${count}`][Math.min(count, 2)];
  return `${taken}: ${number(last)} R in ${left} trades, ${number(last / left, 2)} R a trade before costs.`;
}

export const drawings: Drawings = {
  'two-families': { draw: drawFamilies },
  neighbours: { draw: drawNeighbours },
  'best-trades': moved(drawBest, sayBest, ['Best trades taken away', 0, best.length, 0]),
};
