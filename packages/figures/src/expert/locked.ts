import { sumsOf } from '@site/curriculum/arithmetic';
import { moved, type Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, scale, type Frame } from '../drawing/frame.ts';
import { bar, dot, edge, grid, label, level, line, rule, series } from '../drawing/marks.tsx';
import type { Marks, Point } from '../drawing/marks.tsx';

const EACH = 100;
/** The standard deviation of two equal positions together. */
const together = (correlation: number) => EACH * Math.sqrt(2 + 2 * correlation);

function drawSum({ wide, width, height }: Frame, correlation: number): Marks {
  const unit = wide ? 1.9 : 1.42;
  const [x0, y0] = [wide ? (width - 200 * unit) / 2 : 28, height - (wide ? 64 : 72)];
  const turn = Math.acos(correlation);
  const [x1, y1] = [x0 + EACH * unit, y0];
  const [x2, y2] = [x1 + Math.cos(turn) * EACH * unit, y0 - Math.sin(turn) * EACH * unit];
  const arc = Array.from({ length: 37 }, (_, step): Point => {
    const at = (step / 36) * Math.PI;
    return [x1 + Math.cos(at) * EACH * unit, y1 - Math.sin(at) * EACH * unit];
  });
  return [
    line('line dashed', arc),
    rule(x0, y0, x1, y1, 'gold thick'),
    rule(x1, y1, x2, y2, 'bitcoin thick'),
    rule(x0, y0, x2, y2, 'text thick dashed'),
    dot(x0, y0, 'text', 4),
    dot(x1, y1, 'gold', 4),
    dot(x2, y2, 'bitcoin', 6),
    label((x0 + x1) / 2, y0 + 24, 'Gold $100', 'gold bold middle'),
    label((x1 + x2) / 2 + 12, (y1 + y2) / 2 + (correlation > 0 ? 24 : -14), 'Bitcoin $100', 'bitcoin bold'),
    label(16, 28, `Both together: ${dollars(together(correlation), 0)}`, 'text bold big'),
  ];
}

const saySum = (correlation: number) =>
  `Correlation ${number(correlation)}: $100 and $100 make a standard deviation of ${dollars(together(correlation), 0)}.`;

const holding = { ounces: 10, price: 2400, strike: 2340, premium: 22 };
const alone = (price: number) => holding.ounces * (price - holding.price);
const hedged = (price: number) => alone(Math.max(price, holding.strike)) - holding.ounces * holding.premium;

function drawHedge(frame: Frame): Marks {
  const { wide, height } = frame;
  const [from, to] = [2270, 2520];
  const { x, y } = plot(frame, [from, to], [-1400, 1200], [40, wide ? 24 : 20, 48, 68]);
  const points = (result: typeof hedged) =>
    [from, holding.strike, to].map((price): Point => [x(price), y(result(price))]);
  return [
    label(16, 24, 'Result at expiry'),
    grid(y, [-1000, -500, 0, 500, 1000], x(from), x(to), value => dollars(value)),
    rule(x(from), y(0), x(to), y(0), 'muted'),
    edge(x, wide ? [2300, 2340, 2400, 2480] : [2340, 2400, 2480], height - 28),
    label(x(to), height - 8, 'Price of gold', 'end'),
    line('muted dashed', points(alone)),
    line('gold thick', points(hedged)),
    label(x(2460), y(alone(2460)) - 14, 'without', 'end'),
    label(x(2446), y(hedged(2440)) + 36, 'with the put', 'gold bold'),
    [2340, 2400, 2480].map(price => [
      dot(x(price), y(hedged(price))),
      label(x(price) + 8, y(hedged(price)) + 26, dollars(hedged(price)), 'gold bold'),
    ]),
  ];
}

type Order = readonly [price: number, coins: number];
/** The book, the highest price first: offers down to the middle price, then bids. */
const OFFERS: readonly Order[] = [60_050, 60_020, 60_000].map((price, row) => [price, [4, 2, 2][row] ?? 0]);
const BIDS: readonly Order[] = [59_990, 59_970, 59_940].map((price, row) => [price, row + 2]);
const MIDDLE = 59_995;

/** How many coins of each offer an order takes, the lowest offer first. */
function takenBy(coins: number) {
  let left = coins;
  const taken = OFFERS.toReversed().map(([price, size]) => {
    const part = Math.min(size, left);
    left -= part;
    return [price, part] as const;
  });
  return { taken, average: taken.reduce((sum, [price, part]) => sum + price * part, 0) / coins };
}

function drawBook({ wide, width, height }: Frame, coins: number): Marks {
  const [left, right, high] = [wide ? 84 : 74, width - 16, wide ? 17 : 14];
  const x = scale([0, 4], [left, width - (wide ? 220 : 130)]);
  const { y } = plot({ wide, width, height }, [0, 1], [59_940, 60_050], [56, 0, 32, 0]);
  const box = (price: number, size: number, look: string) =>
    bar(left, y(price) - high / 2, x(size), y(price) + high / 2, look);
  const { taken, average } = takenBy(coins);
  const price = wide ? ' price' : '';
  return [
    label(left, 26, 'Coins offered and bid', 'text bold'),
    [...OFFERS, ...BIDS].map(([price, size], row) => [
      label(left - 12, y(price) + 4.5, price.toLocaleString('en'), 'end'),
      label(x(size) + 8, y(price) + 4.5, String(size)),
      box(price, size, `${row < OFFERS.length ? 'down' : 'up'} faint outlined thin`),
    ]),
    taken.map(([price, part]) => part > 0 && box(price, part, 'gold')),
    rule(left, y(MIDDLE), right, y(MIDDLE), 'muted dashed thin'),
    label(right, y(MIDDLE) + 20, `middle${price} 59,995`, 'end'),
    rule(left, y(average), right, y(average), 'text'),
    label(right, y(average) - 8, `average${price} ${number(average, 0)}`, 'text bold end'),
  ];
}

function sayBook(coins: number) {
  const { average } = takenBy(coins);
  return `${coins} bitcoin at the market: ${number(average, 0)} dollars on average, ${number(average - MIDDLE, 0)} above the middle price.`;
}

/** The fifty trades of the lesson: 21 winners with $2,940, the best of them $780, and 29 losers of $80. */
const losers = (count: number) => Array.from({ length: count }, () => -80);
const rise = [90, ...losers(1), 130, 100, ...losers(2), 150, 95, 120, ...losers(2), 115, 100];
const fall = [...losers(5), 100, ...losers(4), 90, ...losers(7)];
const recovery = [
  ...[105, 120, ...losers(1), 110, ...losers(2), 780, ...losers(1), 95, 125, ...losers(2), 100],
  ...[115, ...losers(1), 90, 120, ...losers(1), 90],
];
const START = 10_400;
const equity = sumsOf([...rise, ...fall, ...recovery]).map(sum => START + sum);
const PEAK = rise.length;
const TROUGH = PEAK + fall.length;
const RECOVERED = equity.findIndex((value, at) => at > TROUGH && value >= (equity[PEAK] ?? 0));

function drawQuarter(frame: Frame): Marks {
  const { wide, height } = frame;
  const { x, y } = plot(frame, [0, equity.length - 1], [9600, 11_200], [40, wide ? 88 : 68, 52, 24]);
  const [end, start] = [equity.length - 1, x(0)];
  const levelOf = (at: number, look: string): Marks => {
    const value = equity[at] ?? 0;
    return [level(y(value), x(at), x(end), dollars(value), 'muted'), dot(x(at), y(value), look)];
  };
  const [left, right, low] = [x(PEAK), x(RECOVERED), x(TROUGH)];
  const [high, deep] = [y(equity[PEAK] ?? 0), y(equity[TROUGH] ?? 0)];
  const under = equity.map((value, at): Point => [x(at), Math.max(high, y(value))]);
  return [
    line('down filled soft bare', under.slice(PEAK, RECOVERED + 1)),
    series(equity, x, y, 'gold thick'),
    [PEAK, TROUGH, end].map(at => levelOf(at, at === TROUGH ? 'down' : 'gold')),
    label(start, y(START) + 24, dollars(START)),
    dot(start, y(START)),
    rule(low, high, low, deep, 'down'),
    label(low, deep + 24, '−10%', 'down bold middle'),
    rule(left, height - 34, right, height - 34, 'down thick'),
    label((left + right) / 2, height - 12, `below the peak for ${RECOVERED - PEAK} trades`, 'down middle'),
  ];
}

export const drawings: Drawings = {
  'correlated-sum': moved(drawSum, saySum, ['Correlation', -1, 1, 0, 0.1]),
  'hedged-holding': { draw: drawHedge },
  'walking-the-book': moved(drawBook, sayBook, ['Coins to buy', 1, 8, 5]),
  'quarter-report': { draw: drawQuarter },
};
