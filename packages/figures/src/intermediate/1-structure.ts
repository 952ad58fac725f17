import { rewardToRisk } from '@site/curriculum/arithmetic';
import { moved, type Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, candles, dot, grab, label, level, line, rule, series, tag } from '../drawing/marks.tsx';
import type { Marks, Point } from '../drawing/marks.tsx';
import { merge, simulateCandles, within } from '../prices/simulate.ts';
import { drawReward } from '../results/reward.ts';

/** The last higher low of the lesson: below it the structure is broken. */
const LAST_LOW = 2345;
const simulated = simulateCandles(31, 6, [0, 2336, 6, 2310, 17, 2390, 25, LAST_LOW, 38, 2430]);
const quarters = within(
  simulateCandles(6, 0.5, [0, 2394, 6, 2388.5, 12, 2391, 20, 2386.6, 24, 2388.6, 28, 2388, 32, 2392]),
  2386,
  2394,
);
const falling = simulateCandles(12, 3.2, [0, 2430, 8, 2412, 14, 2420, 29, 2395, 35, 2402, 40, 2394]);
/** Each chart ends with the whole of the next one, in its own candles. */
const hours = [...within(falling, 2388, 2430), ...merge(quarters, 16)];
const days = [
  ...within(simulated.slice(0, 17), 2310, 2390),
  ...within(simulated.slice(17, 25), LAST_LOW, 2390),
  ...within(simulated.slice(25), LAST_LOW, 2430),
  ...merge(hours, 6),
];
const closes = days.map(({ close }) => close);
const swings = [
  [5, 2310, 'Low 2,310', 24],
  [16, 2390, 'High 2,390', -12],
  [24, LAST_LOW, 'Higher low 2,345', 24],
  [37, 2430, 'Higher high 2,430', -12],
] as const;
const LAST = days.length + 2;

const structurePlot = (frame: Frame) =>
  plot(frame, [0, LAST], [2296, 2450], [16, frame.wide ? 84 : 66, 16, 16]);

function drawSwings(frame: Frame): Marks {
  const { x, y } = structurePlot(frame);
  const points = swings.map(([day, price]): Point => [day, price]);
  return [
    series(closes, x, y, 'muted'),
    line('border dashed thin', points, x, y),
    rule(x(24), y(LAST_LOW), x(LAST), y(LAST_LOW), 'text dashed'),
    swings.map(([day, price, name, below]) => [
      dot(x(day), y(price), 'text'),
      label(x(day), y(price) + below, name, 'text middle'),
    ]),
  ];
}

function drawStructure(frame: Frame, close: number): Marks {
  const { x, y } = structurePlot(frame);
  const [at, high] = [x(LAST), y(close)];
  const look = close < LAST_LOW ? 'down' : 'gold';
  return [
    drawSwings(frame),
    rule(x(days.length - 1), y(closes.at(-1) ?? 0), at, high, `${look} thick`),
    dot(at, high, look, 7),
    tag(at + 10, high, frame.wide ? 60 : 50, number(close), look),
    grab('y', at - 26, high - 26, frame.width, high + 26),
  ];
}

const sayClose = (close: number) =>
  close < LAST_LOW
    ? `A day closes at ${number(close)}, below 2,345: the structure is broken. That is not yet a downtrend.`
    : `A day closes at ${number(close)}: 2,345 holds, and the uptrend stands.`;

/** A chart, its prices, the one that it is about, the last candles that the next chart shows, since when it counts. */
export const charts = [
  ['Daily: which side', 'Uptrend while no day\ncloses below 2,345', days, [2296, 2446], LAST_LOW, 7, 24],
  ['Four hours: where', 'Pullback to the\nold high at 2,390', hours, [2380, 2437], 2390, 2, 0],
  ['Fifteen minutes: when', 'Entry at 2,392,\nstop at 2,384', quarters, [2382.6, 2395], 2384, 0, 0],
] as const;
const [LOWER_HIGH, LOWER_HIGH_AT] = [2391, 12];

function drawFrames(frame: Frame): Marks {
  const { wide, width, height } = frame;
  const size = wide ? (width - 72) / 3 : (height - 16) / 3;
  return charts.map(([title, about, list, domain, price, boxed, since], index) => {
    const [left, top] = wide ? [16 + index * (size + 20), 40] : [16, 24 + index * size];
    const [right, bottom] = wide ? [width - left - size + 42, 96] : [58, height - top - size + 30];
    const { x, y } = plot(frame, [0, list.length], domain, [top + 8, right, bottom, left]);
    const end = x(list.length);
    const near = list.slice(-boxed);
    const [high, low] = [Math.max(...near.map(each => each.high)), Math.min(...near.map(each => each.low))];
    const isLast = boxed === 0;
    return [
      label(left, top - 8, title, 'text bold'),
      candles(list, at => x(at + 0.5), y, (end - left) / list.length - 1.6),
      level(y(price), x(since), end, number(price), isLast ? 'down' : 'text'),
      isLast && [
        rule(x(LOWER_HIGH_AT), y(LOWER_HIGH), end, y(LOWER_HIGH), 'muted dashed thin'),
        dot(end, y(2392)),
        label(end + 8, y(2392) + 4.5, '2,392', 'gold bold'),
      ],
      !isLast && bar(x(list.length - boxed), y(high) - 4, end + 3, y(low) + 4, 'gold faint outlined'),
      wide && label(left, height - 58, about),
    ];
  });
}

const trade = { entry: 2392, target: 2430 };
const drawTrade = (frame: Frame, stop: number) => drawReward(frame, { ...trade, stop });

function sayStop(stop: number) {
  const times = number(rewardToRisk({ ...trade, stop }), 2);
  return `Stop at ${number(stop)}: a risk of ${dollars(trade.entry - stop)} an ounce for a reward of $38, ${times} times the risk.`;
}

export const drawings: Drawings = {
  'broken-structure': {
    ...moved(drawStructure, sayClose, ['Last close', 2315, 2425, 2388]),
    drag: (frame, _x, y) => structurePlot(frame).y.invert(y),
  },
  'three-frames': { draw: drawFrames },
  'near-and-far-stop': moved(drawTrade, sayStop, ['Stop', 2340, 2385, 2384]),
};
