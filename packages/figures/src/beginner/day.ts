import { dollars } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { dot, edge, grab, grid, label, line, rule, series, type Marks } from '../drawing/marks.tsx';
import { createNoise, simulateCandles } from '../prices/simulate.ts';

const [QUARTERS, AUCTIONS, PAUSE] = [96, [10.5, 15], 22] as const;
/** Prices of a day in London, one each quarter of an hour; in Bitcoin those of three exchanges. */
const gold = simulateCandles(31, 0.7, [0, 2498, 42, 2506, 60, 2501, QUARTERS, 2508]).map(
  ({ close }) => close,
);
const coin = simulateCandles(6, 26, [0, 49_900, 40, 50_140, 66, 49_980, QUARTERS, 50_090]);
const exchanges = [3, 8, 13].map(seed => {
  const noise = createNoise(seed);
  let away = 0;
  return coin.map(({ close }) => close + (away = away * 0.75 + noise() * 18));
});
const average = coin.map((_, at) => exchanges.reduce((sum, one) => sum + one[at]! / exchanges.length, 0));

export const DAY_SIDES = [68, 24] as const;
const plots = (frame: Frame) => ({
  ...plot(frame, [0, 23.5], [2494, 2511], [52, DAY_SIDES[1], 240, DAY_SIDES[0]]),
  coin: plot(frame, [0, 1], [49_850, 50_230], [256, 0, 48, 0]).y,
});
export const dragDay = (frame: Frame, x: number) => plots(frame).x.invert(x);

/** Gold with its two auctions, and below it a coin that several exchanges quote. */
export function drawDay(frame: Frame, hour: number): Marks {
  const { x, y, coin: z } = plots(frame);
  const [left, right, now, at] = [x(0), x(23.5), x(hour), hour * 4];
  const quarter = (place: number) => x(place / 4);
  const before = gold.slice(0, PAUSE * 4);
  return [
    label(16, 28, 'Gold', 'text bold'),
    grid(y, [2495, 2500, 2505], left, right),
    AUCTIONS.map(time => rule(x(time), 44, x(time), y(2494), 'gold dashed')),
    series(before, quarter, y, 'text'),
    line('text', [...gold.entries()].slice(PAUSE * 4 + 4, 95), quarter, y),
    AUCTIONS.map(time => [
      dot(x(time), y(gold[time * 4]!), 'gold', 6),
      label(x(time), 36, `${sayTime(time)}${frame.wide ? ' auction' : ''}`, 'gold bold middle'),
    ]),
    rule(16, 222, frame.width - 16, 222, 'line'),
    label(16, 248, 'Bitcoin', 'text bold'),
    grid(z, [49_900, 50_000, 50_100], left, right),
    exchanges.map(one => series(one.slice(0, 95), quarter, z, 'bitcoin thin')),
    series(average.slice(0, 95), quarter, z, 'text thick'),
    rule(now, 52, now, frame.height - 40, 'surface halo'),
    rule(now, 52, now, frame.height - 40, 'gold thick'),
    dot(now, y(gold[at]!), 'gold', 6),
    dot(now, z(average[at]!), 'gold', 6),
    edge(x, [0, 6, 12, 18], frame.height - 16, tick => `${tick}:00`),
    grab('x', now - 26, 0, now + 26, frame.height),
  ];
}

const sayTime = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

export function sayDay(hour: number) {
  const [price, quotes] = [dollars(gold[hour * 4]!, 0), exchanges.map(one => one[hour * 4]!)];
  const auction = `an auction makes ${price} the LBMA Gold Price`;
  const open = hour >= PAUSE && hour < PAUSE + 1 ? 'gold has its pause' : `gold trades at ${price}`;
  return `${sayTime(hour)} in London: ${AUCTIONS.some(time => time === hour) ? auction : open}. Three exchanges quote bitcoin from ${dollars(Math.min(...quotes), 0)} to ${dollars(Math.max(...quotes), 0)}.`;
}
