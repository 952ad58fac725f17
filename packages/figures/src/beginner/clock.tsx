import { arc } from 'd3-shape';
import type { Frame } from '../drawing/frame.ts';
import { Dot, Label, Line, type Point, type Tone } from '../drawing/marks.tsx';

/** Hours of New York, from and to; a session may run over midnight. Outer rings first. */
const rings = [
  { name: 'Bitcoin', from: 0, to: 24, tone: 'bitcoin' },
  { name: 'Gold', from: 18, to: 41, tone: 'gold' },
  { name: 'New York', from: 8, to: 17, tone: 'text' },
  { name: 'London', from: 3, to: 12, tone: 'text' },
  { name: 'Asia', from: 19, to: 28, tone: 'text' },
] as const satisfies readonly { name: string; from: number; to: number; tone: Tone }[];

const isOpen = ({ from, to }: { from: number; to: number }, hour: number) =>
  (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);
const angle = (hour: number) => (hour / 24) * 2 * Math.PI;
const clock = (hour: number) => `${hour}:00`;

export function drawHours({ wide, height }: Frame, hour: number) {
  const radius = wide ? 122 : 88;
  const [cx, cy] = wide ? [180, height / 2] : [170, 112];
  const at = (distance: number): Point => [
    cx + Math.sin(angle(hour)) * distance,
    cy - Math.cos(angle(hour)) * distance,
  ];
  const step = radius / 7;
  return (
    <>
      {rings.map((ring, index) => {
        const outer = radius - index * step;
        const band = (from: number, to: number) =>
          arc()({
            innerRadius: outer - step * 0.68,
            outerRadius: outer,
            startAngle: angle(from),
            endAngle: angle(to),
          });
        return (
          <g key={ring.name} transform={`translate(${cx} ${cy})`}>
            <path d={band(0, 24) ?? ''} fill="var(--line)" fillOpacity={0.6} />
            <path
              d={band(ring.from, ring.to) ?? ''}
              fill={`var(--${ring.tone})`}
              fillOpacity={isOpen(ring, hour) ? 1 : 0.45}
            />
          </g>
        );
      })}
      {[0, 6, 12, 18].map(tick => (
        <Label
          key={tick}
          x={cx + Math.sin(angle(tick)) * (radius + 18)}
          y={cy - Math.cos(angle(tick)) * (radius + 14) + 5}
          anchor="middle"
        >
          {String(tick)}
        </Label>
      ))}
      <Line points={[[cx, cy], at(radius + 4)]} tone="surface" weight={6} />
      <Line points={[[cx, cy], at(radius + 4)]} tone="text" weight={2} />
      <Dot at={[cx, cy]} tone="text" />
      {rings.map((ring, index) => {
        const [x, y] = wide
          ? [372, 90 + index * 34]
          : [20 + (index % 2) * 168, 244 + Math.floor(index / 2) * 22];
        const open = isOpen(ring, hour);
        return (
          <g key={ring.name}>
            <circle
              cx={x + 5}
              cy={y - 5}
              r={5}
              fill={open ? `var(--${ring.tone})` : 'none'}
              stroke={`var(--${ring.tone})`}
              strokeWidth={1.5}
            />
            <Label x={x + 20} y={y} tone={open ? 'text' : 'muted'} bold={open}>
              {`${ring.name}: ${open ? 'open' : 'closed'}`}
            </Label>
          </g>
        );
      })}
      <Label x={wide ? 392 : 208} y={wide ? 266 : 288}>
        outer ring first
      </Label>
    </>
  );
}

export function sayHour(hour: number) {
  const [, gold, ...sessions] = rings;
  const open = sessions.filter(session => isOpen(session, hour)).map(({ name }) => name);
  if (!isOpen(gold, hour)) return `${clock(hour)} in New York: the daily pause of gold. Bitcoin trades.`;
  const which = open.length === 0 ? 'between the sessions' : open.length === 1 ? `${open[0]} is open` : '';
  const overlap =
    open.includes('New York') && open.length === 2
      ? `New York and London overlap, usually the busiest hours`
      : '';
  return `${clock(hour)} in New York: ${which || overlap || `${open.join(' and ')} are open`}. Gold and Bitcoin trade.`;
}
