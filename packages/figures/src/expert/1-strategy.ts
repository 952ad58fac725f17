import { moved, type Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, dot, grid, label, rule, series, type Marks } from '../drawing/marks.tsx';
import { createRandom } from '../prices/random.ts';

/** The sums of a list of results, from zero on. */
const sumsOf = (results: readonly number[]) => {
  let sum = 0;
  return [0, ...results.map(result => (sum += result))];
};

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

const drawFamilies = (frame: Frame): Marks =>
  families.map(([name, results], index) => {
    const { wide, width } = frame;
    const left = 16 + (index * (width - 16)) / 2;
    const right = left + width / 2 - (wide ? 40 : 26);
    const { x, y } = plot(frame, [0, results.length], [-16, 32], [48, width - right, 32, left]);
    return [
      label(left, 28, name, 'text bold'),
      results.map((result, trade) =>
        bar(x(trade), y(0), x(trade + 1) - 1.5, y(result), result > 0 ? 'up' : 'down', 1),
      ),
      rule(left, y(0), right, y(0), 'muted thin'),
      series(sumsOf(results), x, y, 'gold thick'),
    ];
  });

/** The sixty trades of the lesson: 24 winners of 57.6 R, among them 8, 7 and 6, and 36 losers of 1 R. */
const best = [8, 7, 6, 3.1, 2.9, 2.7];
const rest = (57.6 - best.reduce((sum, each) => sum + each)) / (24 - best.length);
const sixty = shuffle(321, [...best, ...repeat(24 - best.length, rest), ...repeat(36, -1)]);
const without = (count: number) => sixty.map(result => (best.slice(0, count).includes(result) ? 0 : result));

function drawBest(frame: Frame, count: number): Marks {
  const margin = [44, frame.wide ? 76 : 62, 32, 44] as const;
  const { x, y } = plot(frame, [0, sixty.length], [-14, 26], margin);
  const [left, right] = [x(0), x(sixty.length)];
  const sums = sumsOf(without(count));
  const last = sums.at(-1) ?? 0;
  return [
    label(16, 24, 'Sum in R'),
    grid(y, [-10, 0, 10, 20], left, right, number),
    rule(left, y(0), right, y(0), 'muted'),
    series(sumsOf(sixty), x, y, count > 0 ? 'border' : 'gold thick'),
    count > 0 && series(sums, x, y, 'gold thick'),
    best
      .slice(0, count)
      .map(result =>
        dot(x(sixty.indexOf(result) + 1), y(sumsOf(sixty)[sixty.indexOf(result) + 1] ?? 0), 'text', 4),
      ),
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
  'best-trades': moved(drawBest, sayBest, ['Best trades taken away', 0, best.length, 0]),
};
