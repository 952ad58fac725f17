import { arc } from 'd3-shape';
import type { Frame } from '../drawing/frame.ts';
import { dot, label, rule, type Marks } from '../drawing/marks.tsx';

type Ring = readonly [name: string, from: number, to: number, look: string];

/** Hours of New York; what runs over midnight ends after 24. The outer ring first. */
const rings: readonly Ring[] = [
  ['Bitcoin', 0, 24, 'bitcoin'],
  ['Gold', 18, 41, 'gold'],
  ['New York', 8, 17, 'text'],
  ['London', 3, 12, 'text'],
  ['Asia', 19, 28, 'text'],
];

const isOpen = ([, from, to]: Ring, hour: number) =>
  [hour, hour + 24].some(each => each >= from && each < to);
const turn = (hour: number) => (hour / 24) * 2 * Math.PI;

export function drawHours({ wide, height }: Frame, hour: number): Marks {
  const radius = wide ? 122 : 88;
  const [cx, cy] = wide ? [180, height / 2] : [170, 112];
  const at = (each: number, distance: number) =>
    [cx + Math.sin(turn(each)) * distance, cy - Math.cos(turn(each)) * distance] as const;
  const place = (index: number) =>
    wide
      ? ([372, 90 + index * 34] as const)
      : ([20 + (index % 2) * 168, 244 + Math.floor(index / 2) * 22] as const);
  return [
    rings.map((ring, index) => {
      const [name, from, to, look] = ring;
      const [x, y] = place(index);
      const outerRadius = radius * (1 - index / 7);
      const innerRadius = outerRadius - radius * 0.1;
      const band = (start: number, end: number) =>
        arc()({ innerRadius, outerRadius, startAngle: turn(start), endAngle: turn(end) }) ?? '';
      const now = isOpen(ring, hour);
      return [
        <g transform={`translate(${cx} ${cy})`}>
          <path d={band(0, 24)} className="border filled soft bare" />
          <path d={band(from, to)} className={`${look} filled bare ${now ? '' : 'dim'}`} />
        </g>,
        dot(x + 5, y - 5, `${look} outlined ${now ? '' : 'ring'}`),
        label(x + 20, y, `${name}: ${now ? 'open' : 'closed'}`, now ? 'text bold' : ''),
      ];
    }),
    [0, 6, 12, 18].map(tick => {
      const [x, y] = at(tick, radius + 18);
      return label(x, y + 5, String(tick), 'middle');
    }),
    rule(cx, cy, ...at(hour, radius + 4), 'surface halo'),
    rule(cx, cy, ...at(hour, radius + 4), 'text thick'),
    dot(cx, cy, 'text'),
    label(place(5)[0] + 20, place(5)[1], 'outer ring first'),
  ];
}

export function sayHour(hour: number) {
  const [, gold, ...sessions] = rings;
  if (gold && !isOpen(gold, hour)) return `${hour}:00 in New York: the daily pause of gold. Bitcoin trades.`;
  const open = sessions.filter(session => isOpen(session, hour)).map(([name]) => name);
  const which = [
    'between the sessions.',
    `${open[0]} is open.`,
    `${open.join(' and ')} are open${open[0] === 'New York' ? ', usually the busiest hours' : ''}.`,
  ][open.length];
  return `${hour}:00 in New York: ${which} Gold and Bitcoin trade.`;
}
