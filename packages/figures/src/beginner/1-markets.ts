import { moved, type Drawings } from '../drawing/drawing.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { dollars } from '../drawing/format.ts';
import { bar, candles, dot, edge, grab, grid, label, line, plain, rule, tag } from '../drawing/marks.tsx';
import type { Marks } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { simulateCandles } from '../prices/simulate.ts';
import { DAY_SIDES, dragDay, drawDay, sayDay } from './day.ts';
import { dragHour, drawHours, HOUR_SIDES, sayHour } from './hours.ts';

const quotes = [
  ['XAU/USD', '2,500', '1 oz', 'one troy ounce,\n31.1035 grams', 'gold'],
  ['BTC/USD', '50,000', '1 BTC', 'one bitcoin,\n100,000,000 satoshis', 'bitcoin'],
] as const;

const drawQuotes = ({ wide, width, height }: Frame): Marks => [
  wide
    ? rule(width / 2, 24, width / 2, height - 24, 'line')
    : rule(16, height / 2, width - 16, height / 2, 'line'),
  quotes.map(([pair, price, unit, what, look], index) => {
    // Coin and note as one group: in the middle between its words, or at the end of their row.
    const [x, y] = wide ? [(index + 0.5) * (width / 2), 162] : [16, (index + 0.5) * (height / 2)];
    const [coin, equals, note] = wide ? [x - 76, x - 4, x + 72] : [width - 152, width - 111, width - 56];
    const [radius, high, far] = wide ? [48, 30, 52] : [26, 19, 40];
    return [
      label(x, wide ? 68 : y - 13, `${pair} ${price}`, `text bold ${wide ? 'middle big' : ''}`),
      dot(coin, y, `${look} soft outlined`, radius),
      dot(coin, y, `${look} none outlined thin`, radius - 5),
      label(coin, y + 5, unit, 'text bold middle plain'),
      label(equals, y + 7, '=', 'middle big'),
      bar(note - far, y - high, note + far, y + high, 'gold soft outlined', 4),
      bar(note - far + 5, y - high + 5, note + far - 5, y + high - 5, 'gold none outlined thin'),
      label(note, y + 5, `$${price}`, 'text bold middle plain'),
      label(x, wide ? 248 : y + 9, what, wide ? 'middle' : ''),
    ];
  }),
];

/** Candles that gold has before the weekend, and that it misses through it. */
const [FRIDAY, CLOSED] = [14, 8];
const friday = simulateCandles(11, 3.4, [0, 2504, 6, 2508, FRIDAY, 2500]);
const sunday = simulateCandles(5, 3.4, [0, 2472, 5, 2477, 8, 2470]);
const bitcoin = simulateCandles(9, 0.3, [0, 50.3, FRIDAY, 50, FRIDAY + CLOSED, 47.6, 30, 47.9]);

/** The same weekend in a market that closes and in one that does not. */
function drawWeekendGap(frame: Frame): Marks {
  const { wide, width, height } = frame;
  const [half, right, thick] = [height / 2, 16, wide ? 9 : 6];
  const { x, y } = plot(frame, [0, 30], [2452, 2514], [44, right, half + 8, 60]);
  const coin = plot(frame, [0, 30], [46.8, 51], [half + 40, right, 16, 60]).y;
  const [closes, opens] = [x(FRIDAY), x(FRIDAY + CLOSED)];
  const [stop, filled] = [y(2490), y(sunday[0]?.open ?? 0)];
  return [
    bar(closes, 12, opens, height - 12, 'muted faint', 4),
    label((closes + opens) / 2, 30, 'Weekend', 'middle plain'),
    label(16, 30, 'Gold', 'text bold'),
    grid(y, [2460, 2500], x(0), x(30)),
    grid(coin, [48, 50], x(0), x(30), thousands => plain(thousands * 1000)),
    candles(friday, index => x(index + 0.5), y, thick),
    candles(sunday, index => x(index + 0.5 + FRIDAY + CLOSED), y, thick),
    rule(x(4), stop, x(30), stop, 'down dashed'),
    label(x(4), stop + 18, 'Stop-loss', 'down'),
    rule(opens, stop, opens, filled, 'gold thick'),
    dot(opens, filled),
    label(opens - 10, filled + (wide ? 4.5 : -4), `Filled${wide ? ' ' : '\n'}here`, 'gold bold end plain'),
    rule(16, half, width - 16, half, 'line'),
    label(16, half + 26, 'Bitcoin', 'text bold'),
    candles(bitcoin, index => x(index + 0.5), coin, thick, 'bitcoin'),
  ];
}

/** Where one side bought an ounce and the other sold it short, and up to where prices are drawn. */
const [TRADED, MOST] = [2500, 6000];
const SIDES = [72, 56] as const;
const sidesPlot = (frame: Frame) => plot(frame, [0, MOST], [-3500, 3500], [64, SIDES[1], 52, SIDES[0]]);

/** What one ounce has brought to either side at a price. */
function drawSides(frame: Frame, price: number): Marks {
  const { x, y } = sidesPlot(frame);
  const [left, right, now] = [x(0), x(MOST), x(price)];
  return [
    label(16, 20, 'Gain or loss of one ounce'),
    grid(y, [-2500, 0, 2500], left, right, value => dollars(value)),
    rule(left, y(0), right, y(0), 'muted'),
    edge(x, [0, TRADED, 5000], frame.height - 28),
    label(right, frame.height - 8, 'Price', 'end'),
    [-1, 1].map(side => {
      const at = (where: number) => side * (where - TRADED);
      const points = [0, MOST].map(where => [where, at(where)] as const);
      return [
        line(side < 0 ? 'text dashed' : 'text', points, x, y),
        label(right + 8, y(at(MOST)) + 4.5, side < 0 ? 'Short' : 'Long', 'text bold'),
      ];
    }),
    rule(now, y(3500), now, y(-3500), 'gold thick'),
    [-1, 1].map(side => dot(now, y(side * (price - TRADED)))),
    tag(Math.min(now - 26, frame.width - 56), 48, 52, plain(price)),
    grab('x', now - 26, 30, now + 26, frame.height - 40),
  ];
}

function saySides(price: number) {
  const gain = price - TRADED;
  const of = (side: number) => `has ${side * gain < 0 ? 'lost' : 'gained'} ${dollars(Math.abs(gain))}`;
  if (gain === 0) return `At ${dollars(price)} neither side has gained or lost.`;
  const more = gain > TRADED ? ' That is more than the ounce cost.' : '';
  const limit = price === 0 ? ' A buyer can lose no more.' : more;
  return `At ${dollars(price)} the long side ${of(1)} and the short side ${of(-1)}.${limit}`;
}

export const drawings: Drawings = {
  'two-quotes': { draw: drawQuotes },
  'two-sides': {
    ...moved(drawSides, saySides, ['Price of gold', 0, MOST, 3000, 100]),
    drag: (frame, x) => sidesPlot(frame).x.invert(x),
    sides: SIDES,
  },
  'price-of-a-day': {
    ...moved(drawDay, sayDay, ['Hour in London', 0, 23.5, 10.5, 0.5]),
    drag: dragDay,
    sides: DAY_SIDES,
  },
  'trading-hours': {
    ...moved(drawHours, sayHour, ['Hour in New York', 0, 23, 10]),
    drag: dragHour,
    sides: HOUR_SIDES,
  },
  'weekend-gap': { draw: drawWeekendGap },
  'ordinary-day': {
    draw: rows(0, 150, [
      ['$5,000 in gold, a day of 1%', 0, 50, '$50', 'gold'],
      ['$5,000 in bitcoin, a day of 3%', 0, 150, '$150', 'bitcoin'],
      ['$1,667 in bitcoin, a day of 3%', 0, 50, '$50', 'bitcoin total'],
    ]),
  },
};
