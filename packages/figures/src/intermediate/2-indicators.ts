import { moved, type Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame, type Range } from '../drawing/frame.ts';
import { bar, candles, dot, grid, label, rule, series, type Marks } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { averageTrueRange, movingAverage, rsi } from '../prices/indicators.ts';
import { simulateCandles } from '../prices/simulate.ts';

/** Days before the first that shows, so that the longest average is there from the start. */
const BEFORE = 60;
const path = [
  0, 2290, 50, 2318, 60, 2330, 96, 2425, 106, 2396, 118, 2426, 130, 2398, 144, 2424, 154, 2462, 180, 2400,
];
/** So wild at the end that the ATR of 14 days is the 28 dollars of the lesson. */
const WILD = 18.886;
const list = [...simulateCandles(112, 8, path), ...simulateCandles(43, WILD, [0, 2400, 7, 2428, 20, 2330])];
const closes = list.map(({ close }) => close);
const shown = closes.slice(BEFORE);
const DAYS = shown.length;
const top = shown.indexOf(Math.max(...shown));

/** The upper pane, or in a tall figure the lower one: both have the same days at the same places. */
const pane = ({ wide, width, height }: Frame, last: number, values: Range, isLower = false) => {
  const [top, bottom] = isLower ? [height - 150, 24] : [40, height > 400 ? 200 : 32];
  return plot({ wide, width, height }, [0, last], values, [top, wide ? 24 : 16, bottom, 52]);
};
const pricePane = (frame: Frame) => pane(frame, DAYS - 1, [2300, 2480]);

function drawPrice(frame: Frame, look: string, name = 'Closing price'): Marks {
  const { x, y } = pricePane(frame);
  return [
    label(16, 26, name, `${look} bold`),
    grid(y, [2300, 2350, 2400, 2450], x(0), x(DAYS - 1)),
    series(shown, x, y, look),
  ];
}

function readAverage(days: number) {
  const average = movingAverage(closes, days).slice(-DAYS);
  const isAbove = shown.map((close, day) => close > (average[day] ?? 0));
  const crossings = isAbove.filter((above, day) => day > 0 && above !== isAbove[day - 1]).length;
  return { average, crossings, turn: average.indexOf(Math.max(...average)) };
}

function drawAverage(frame: Frame, days: number): Marks {
  const { x, y } = pricePane(frame);
  const { average, turn } = readAverage(days);
  const bottom = frame.height - 12;
  const marked = [
    [top, shown[top] ?? 0, 'text'],
    [turn, average[turn] ?? 0, 'gold'],
  ] as const;
  return [
    drawPrice(frame, 'muted'),
    series(average, x, y, 'gold thick'),
    marked.map(([day, value, look]) => [
      rule(x(day), y(value), x(day), bottom, `${look} dashed thin`),
      dot(x(day), y(value), look),
    ]),
    rule(x(top), bottom, x(turn), bottom, 'gold thick'),
    label(x(top) - 8, bottom + 4, `${turn - top} days later`, 'gold bold end'),
    label(frame.wide ? 140 : 122, 26, `Average of ${days} days`, 'gold bold'),
  ];
}

function readRsi(days: number) {
  const values = rsi(closes, days).slice(-DAYS);
  return {
    values,
    over: values.flatMap((value, day) => (value > 70 ? day : [])),
    under: values.filter(value => value < 30),
  };
}

function drawRsi(frame: Frame, days: number): Marks {
  const upper = pricePane(frame);
  const { x, y } = pane(frame, DAYS - 1, [0, 100], true);
  const { values, over } = readRsi(days);
  return [
    over.map(day =>
      bar(upper.x(day - 0.5), upper.y(2480), upper.x(day + 0.5), upper.y(2300), 'gold soft', 0),
    ),
    drawPrice(frame, 'text', 'Closing price, shaded: RSI above 70'),
    label(16, frame.height - 166, `RSI of ${days} days`, 'gold bold'),
    grid(y, [0, 30, 70, 100], x(0), x(DAYS - 1)),
    bar(x(0), y(30), x(DAYS - 1), y(70), 'muted faint', 0),
    series(values, x, y, 'gold'),
  ];
}

/** The last days are shown, and every twelfth of them has a trade of its own. */
const [RISK, ATR_DAYS, EACH] = [112, 60, 12];

function drawAtr(frame: Frame, days: number): Marks {
  const { x: at, y } = pane(frame, ATR_DAYS, [2250, 2480]);
  const lower = pane(frame, ATR_DAYS, [0, 44], true);
  const x = (day: number) => at(day + 0.5);
  const last = list.slice(-ATR_DAYS);
  const values = averageTrueRange(list, days).slice(-ATR_DAYS);
  return [
    label(16, 26, 'Price, and stops of trades entered at a close', 'text bold'),
    grid(y, [2300, 2350, 2400, 2450], at(0), at(ATR_DAYS)),
    candles(last, x, y, frame.wide ? 6 : 3.5),
    last.map(({ close }, day) => {
      const [place, stop] = [x(day), y(close - 2 * (values[day] ?? 0))];
      if ((day + 1) % EACH > 0) return false;
      return [
        rule(place, y(close), place, stop, 'down'),
        rule(place - 6, stop, place + 6, stop, 'down thick'),
        dot(place, y(close), 'text', 4),
      ];
    }),
    label(16, frame.height - 166, `ATR of ${days} days`, 'gold bold'),
    grid(lower.y, [0, 20, 40], at(0), at(ATR_DAYS), tick => `$${tick}`),
    series(values, x, lower.y, 'gold thick'),
    dot(x(ATR_DAYS - 1), lower.y(values.at(-1) ?? 0)),
  ];
}

function sayAverage(days: number) {
  const { crossings, turn } = readAverage(days);
  return `${days} days: the price crosses the average ${crossings} times, and the average turns ${turn - top} days after the high.`;
}

function sayRsi(days: number) {
  const { over, under } = readRsi(days);
  return `${days} days: above 70 on ${over.length} of ${DAYS} days, below 30 on ${under.length}.`;
}

function sayAtr(days: number) {
  const atr = Number((averageTrueRange(list, days).at(-1) ?? 0).toFixed(1));
  return `${days} days: the ATR ends at ${number(atr)} dollars, so the stop is ${number(2 * atr)} dollars away and a risk of $${RISK} buys ${number(RISK / (2 * atr))} ounces.`;
}

export const drawings: Drawings = {
  'moving-average': moved(drawAverage, sayAverage, ['Length in days', 10, 40, 20, 5]),
  rsi: moved(drawRsi, sayRsi, ['Length in days', 5, 40, 14]),
  atr: moved(drawAtr, sayAtr, ['Length in days', 5, 30, 14]),
  'atr-and-size': {
    draw: rows(0, 60, [
      ['1.5 ATR, a stop of $30', 0, 30, '4 ounces', 'gold'],
      ['2 ATR, a stop of $40', 0, 40, '3 ounces', 'gold'],
      ['3 ATR, a stop of $60', 0, 60, '2 ounces', 'gold'],
    ]),
  },
};
