import { plot, type Frame } from '../drawing/frame.ts';
import { bar, dot, edge, grab, label, rule, type Marks } from '../drawing/marks.tsx';

type Market = readonly [
  name: string,
  look: string,
  ...hours: readonly (readonly [from: number, to: number])[],
];

/** When each is open on a weekday, by the clock of New York. */
const markets: readonly Market[] = [
  ['Bitcoin', 'bitcoin', [0, 24]],
  ['Gold', 'gold', [0, 17], [18, 24]],
  ['Asia', 'text', [0, 4], [19, 24]],
  ['London', 'text', [3, 12]],
  ['New York', 'text', [8, 17]],
];
const isOpen = ([, , ...hours]: Market, hour: number) =>
  hours.some(([from, to]) => hour >= from && hour < to);

export const HOUR_SIDES = [92, 44] as const;
const hoursPlot = (frame: Frame) => plot(frame, [0, 23], [0, 5], [40, HOUR_SIDES[1], 40, HOUR_SIDES[0]]);
export const dragHour = (frame: Frame, x: number) => hoursPlot(frame).x.invert(x);

export function drawHours(frame: Frame, hour: number): Marks {
  const { x, y } = hoursPlot(frame);
  const high = frame.wide ? 30 : 26;
  const now = x(hour);
  return [
    bar(x(8), y(2) + 2, x(12), y(0) - 2, 'gold soft', 4),
    markets.map((market, row) => {
      const [name, look, ...hours] = market;
      const top = y(4.5 - row) - high / 2;
      const open = isOpen(market, hour);
      return [
        label(16, top + high / 2 + 5, name, open ? 'text bold' : ''),
        hours.map(([from, to]) =>
          bar(x(from), top, x(to), top + high, `${look} outlined ${open ? '' : 'soft'}`, 4),
        ),
      ];
    }),
    edge(x, [0, 6, 12, 18, 24], frame.height - 16, tick => `${tick}:00`),
    rule(now, 24, now, y(0), 'surface halo'),
    rule(now, 24, now, y(0), 'gold thick'),
    dot(now, 24, 'gold', 7),
    grab('x', now - 26, 0, now + 26, frame.height),
  ];
}

export function sayHour(hour: number) {
  const [, gold, ...sessions] = markets;
  if (gold && !isOpen(gold, hour)) return `${hour}:00 in New York: the daily pause of gold. Bitcoin trades.`;
  const open = sessions.filter(session => isOpen(session, hour)).map(([name]) => name);
  const isBusy = open.includes('London') && open.includes('New York');
  let which = 'no session is open yet, so trading is thin';
  if (open.length > 0) which = `${open.join(' and ')} ${open.length > 1 ? 'are' : 'is'} open`;
  return `${hour}:00 in New York: ${which}${isBusy ? ', usually the busiest hours' : ''}. Gold and Bitcoin trade.`;
}
