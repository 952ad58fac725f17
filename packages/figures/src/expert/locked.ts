import { control, type Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, scale, type Frame } from '../drawing/frame.ts';
import {
  bar,
  dot,
  edge,
  grid,
  label,
  line,
  rule,
  series,
  type Marks,
  type Point,
} from '../drawing/marks.tsx';
import { simulateCandles } from '../prices/simulate.ts';

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
    line(arc, 'line dashed'),
    rule(x0, y0, x1, y1, 'gold thick'),
    rule(x1, y1, x2, y2, 'bitcoin thick'),
    rule(x0, y0, x2, y2, 'text thick dashed'),
    dot(x0, y0, 'text', 4),
    dot(x1, y1, 'gold', 4),
    dot(x2, y2, 'bitcoin', 6),
    label((x0 + x1) / 2, y0 + 24, 'gold $100', 'gold bold middle'),
    label((x1 + x2) / 2 + 12, (y1 + y2) / 2 + (correlation > 0.8 ? 24 : -2), 'Bitcoin $100', 'bitcoin bold'),
    label(16, 28, `Both together: ${dollars(together(correlation), 0)}`, 'text bold big'),
  ];
}

const holding = { ounces: 10, price: 2400, strike: 2340, premium: 22 };
const alone = (price: number) => holding.ounces * (price - holding.price);
const hedged = (price: number) => alone(Math.max(price, holding.strike)) - holding.ounces * holding.premium;

function drawHedge(frame: Frame): Marks {
  const { wide, height } = frame;
  const [from, to] = [2270, 2520];
  const { x, y } = plot(frame, [from, to], [-1400, 1200], {
    left: 68,
    top: 40,
    bottom: 48,
    right: wide ? 24 : 20,
  });
  const points = (result: typeof hedged) =>
    [from, holding.strike, to].map((price): Point => [x(price), y(result(price))]);
  return [
    label(16, 24, 'Result at expiry'),
    grid(y, [-1000, -500, 0, 500, 1000], x(from), x(to), value => dollars(value)),
    rule(x(from), y(0), x(to), y(0), 'muted'),
    edge(x, wide ? [2300, 2340, 2400, 2480] : [2340, 2400, 2480], height - 28),
    label(x(to), height - 8, 'Price of gold', 'end'),
    line(points(alone), 'muted dashed'),
    line(points(hedged), 'gold thick'),
    label(x(2460), y(alone(2460)) - 14, 'without', 'end'),
    label(x(2446), y(hedged(2440)) + 22, 'with the put', 'gold bold'),
    [
      [2340, '−$820', 26],
      [2400, '−$220', 26],
      [2480, '$580', 28],
    ].map(([price = 0, text, down = 0]) => [
      dot(x(Number(price)), y(hedged(Number(price)))),
      label(x(Number(price)) + 8, y(hedged(Number(price))) + Number(down), String(text), 'gold bold'),
    ]),
  ];
}

/** Prices and coins of the book, the highest first: offers down to the middle price, then bids. */
const book = [
  [60_050, 4],
  [60_020, 2],
  [60_000, 2],
  [59_990, 2],
  [59_970, 3],
  [59_940, 4],
] as const;
const [OFFERS, MIDDLE] = [3, 59_995];

/** How many coins of each offer an order takes, the lowest offer first. */
function takenBy(coins: number) {
  let left = coins;
  const taken = book
    .slice(0, OFFERS)
    .toReversed()
    .map(([price, size]) => {
      const part = Math.min(size, left);
      left -= part;
      return [price, part] as const;
    });
  return { taken, average: taken.reduce((sum, [price, part]) => sum + price * part, 0) / coins };
}

function drawBook({ wide, width, height }: Frame, coins: number): Marks {
  const [left, right, high] = [wide ? 84 : 74, width - 16, wide ? 26 : 22];
  const x = scale([0, 4], [left, width - (wide ? 220 : 130)]);
  const rowOf = (row: number) => 56 + row * ((height - 96) / 5);
  const y = scale([0, 1], [0, 1])
    .domain(book.map(([price]) => price))
    .range(book.map((_, row) => rowOf(row)));
  const { taken, average } = takenBy(coins);
  return [
    label(left, 26, 'Coins offered and bid', 'text bold'),
    book.map(([price, size], row) => [
      label(left - 12, rowOf(row) + 4.5, price.toLocaleString('en'), 'end'),
      bar(
        left,
        rowOf(row) - high / 2,
        x(size),
        rowOf(row) + high / 2,
        `${row < OFFERS ? 'down' : 'up'} faint outlined thin`,
      ),
    ]),
    taken.map(
      ([price, part]) => part > 0 && bar(left, y(price) - high / 2, x(part), y(price) + high / 2, 'gold'),
    ),
    rule(left, y(MIDDLE), right, y(MIDDLE), 'muted dashed thin'),
    label(right, y(MIDDLE) + 20, `${wide ? 'middle price ' : 'middle '}59,995`, 'end'),
    rule(left, y(average), right, y(average), 'text'),
    label(
      right,
      y(average) - 8,
      `${wide ? 'average price ' : 'average '}${number(average, 0)}`,
      'text bold end',
    ),
  ];
}

const equity = simulateCandles(61, 70, [0, 10_400, 17, 10_900, 32, 9810, 44, 10_950, 50, 11_020]).map(
  ({ close }) => close,
);
const [PEAK, TROUGH] = [10_900, 9810];
const peakAt = equity.indexOf(PEAK);
const recovered = equity.findIndex((value, trade) => trade > peakAt && value > PEAK);

function drawQuarter(frame: Frame): Marks {
  const { wide, height } = frame;
  const { x, y } = plot(frame, [0, equity.length - 1], [9600, 11_200], {
    left: 24,
    right: wide ? 88 : 68,
    top: 32,
    bottom: 52,
  });
  const under = equity
    .slice(peakAt, recovered + 1)
    .map((value, at): Point => [x(peakAt + at), y(Math.min(value, PEAK))]);
  const [left, right, low] = [x(peakAt), x(recovered), x(equity.indexOf(TROUGH))];
  const line10 = x(equity.length - 1);
  return [
    line([...under, [left, y(PEAK)]], 'down filled soft bare'),
    rule(left, y(PEAK), line10, y(PEAK), 'muted dashed'),
    label(line10 + 8, y(PEAK) + 4.5, '$10,900'),
    rule(low, y(TROUGH), line10, y(TROUGH), 'muted dashed'),
    label(line10 + 8, y(TROUGH) + 4.5, '$9,810'),
    series(equity, x, y, 'gold thick'),
    dot(left, y(PEAK)),
    dot(low, y(TROUGH), 'down'),
    rule(low, y(PEAK), low, y(TROUGH), 'down'),
    label(low + 10, (y(PEAK) + y(TROUGH)) / 2 + 14, '−10%', 'down bold'),
    rule(left, height - 34, right, height - 34, 'down thick'),
    label((left + right) / 2, height - 12, 'below the peak', 'down middle'),
  ];
}

export const drawings: Drawings = {
  'correlated-sum': {
    draw: drawSum,
    controls: [control('Correlation', -1, 1, 0, 0.1)],
    say: correlation =>
      `Correlation ${number(correlation)}: $100 and $100 make a standard deviation of ${dollars(together(correlation), 0)}.`,
  },
  'hedged-holding': { draw: drawHedge },
  'walking-the-book': {
    draw: drawBook,
    controls: [control('Coins to buy', 1, 8, 5)],
    say: coins => {
      const { average } = takenBy(coins);
      return `${coins} bitcoin at the market: ${number(average, 0)} dollars on average, ${number(average - MIDDLE, 0)} above the middle price.`;
    },
  },
  'quarter-report': { draw: drawQuarter },
};
