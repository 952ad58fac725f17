import { control, type Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
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
    label(x(2300), y(hedged(2300)) - 14, 'with the put', 'gold bold'),
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

/** Price and coins: offers from the best up, bids from the best down. */
const offers = [
  [60_000, 2],
  [60_020, 2],
  [60_050, 4],
] as const;
const bids = [
  [59_990, 2],
  [59_970, 3],
  [59_940, 4],
] as const;
const MIDDLE = 59_995;

/** How many coins of each offer an order takes. */
const takenBy = (coins: number) => {
  let left = coins;
  return offers.map(([price, size]) => {
    const taken = Math.min(size, left);
    left -= taken;
    return { price, size, taken };
  });
};
const averageOf = (coins: number) =>
  takenBy(coins).reduce((sum, { price, taken }) => sum + price * taken, 0) / coins;

function drawBook(frame: Frame, coins: number): Marks {
  const { wide, height } = frame;
  const { x, y } = plot(frame, [0, 4], [59_930, 60_064], {
    left: wide ? 88 : 70,
    right: wide ? 190 : 96,
    top: 36,
    bottom: 20,
  });
  const average = y(averageOf(coins));
  const half = ((height - 56) / 134) * 4.6;
  const end = frame.width - 16;
  return [
    label(16, 22, 'Price', ''),
    label(x(0), 22, 'Coins on offer and bid', ''),
    takenBy(coins).map(({ price, size, taken }) => [
      label(x(0) - 12, y(price) + 4.5, price.toLocaleString('en'), 'end'),
      bar(x(0), y(price) - half, x(size), y(price) + half, 'down faint outlined thin'),
      taken > 0 && bar(x(0), y(price) - half, x(taken), y(price) + half, 'gold'),
    ]),
    bids.map(([price, size]) => [
      label(x(0) - 12, y(price) + 4.5, price.toLocaleString('en'), 'end'),
      bar(x(0), y(price) - half, x(size), y(price) + half, 'up faint outlined thin'),
    ]),
    rule(x(0), y(MIDDLE), end, y(MIDDLE), 'muted dashed thin'),
    label(end, y(MIDDLE) + 18, `${wide ? 'middle price ' : 'middle '}59,995`, 'end'),
    rule(x(0), average, end, average, 'gold'),
    label(
      end,
      average - 8,
      `${wide ? 'average price ' : 'avg '}${number(averageOf(coins), 0)}`,
      'gold bold end',
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
    say: coins =>
      `${coins} bitcoin at the market: ${number(averageOf(coins), 0)} dollars on average, ${number(averageOf(coins) - MIDDLE, 0)} above the middle price.`,
  },
  'quarter-report': { draw: drawQuarter },
};
