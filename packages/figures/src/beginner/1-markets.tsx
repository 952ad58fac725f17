import type { Drawings } from '../drawing/drawing.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Candles, Dot, Label, Level, Rule, type Tone } from '../drawing/marks.tsx';
import { simulateCandles, simulateChanges } from '../prices/simulate.ts';
import { drawHours, sayHour } from './clock.tsx';

const quotes = [
  {
    pair: 'XAU/USD',
    price: '2,500',
    unit: '1 oz',
    what: 'one troy ounce',
    parts: '31.1035 grams',
    tone: 'gold',
  },
  {
    pair: 'BTC/USD',
    price: '50,000',
    unit: '1 BTC',
    what: 'one bitcoin',
    parts: '100,000,000 satoshis',
    tone: 'bitcoin',
  },
] as const;

function drawQuotes({ wide, width, height }: Frame) {
  const [dx, dy] = wide ? [width / 2, 0] : [0, height / 2];
  return (
    <>
      <Rule from={wide ? [dx, 24] : [16, dy]} to={wide ? [dx, height - 24] : [width - 16, dy]} tone="line" />
      {quotes.map(({ pair, price, unit, what, parts, tone }, index) => {
        const middle = wide ? dx * (index + 0.5) : width / 2;
        const top = wide ? 76 : 32 + index * dy;
        const centre = top + (wide ? 90 : 48);
        const radius = wide ? 46 : 30;
        return (
          <g key={pair}>
            <Label x={middle} y={top} anchor="middle" tone="text" size={wide ? 25 : 20} bold>
              {`${pair} ${price}`}
            </Label>
            <circle
              cx={middle - 84}
              cy={centre}
              r={radius}
              fill={`var(--${tone})`}
              fillOpacity={0.16}
              stroke={`var(--${tone})`}
              strokeWidth={2}
            />
            <Label x={middle - 84} y={centre + 5} anchor="middle" tone="text" bold plain>
              {unit}
            </Label>
            <Label x={middle} y={centre + 7} anchor="middle" size={22}>
              =
            </Label>
            <Bar
              from={[middle + 36, centre - radius * 0.7]}
              to={[middle + 132, centre + radius * 0.7]}
              tone="text"
              fill={0.04}
              weight={1.5}
              radius={6}
            />
            <Label x={middle + 84} y={centre + 5} anchor="middle" tone="text" bold plain>
              {`$${price}`}
            </Label>
            <Label x={middle} y={centre + radius + (wide ? 40 : 24)} anchor="middle">
              {`${what}, ${parts}`}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const CLOSED = 8;
const friday = simulateCandles(
  11,
  [
    [0, 2504],
    [6, 2508],
    [14, 2500],
  ],
  3.4,
);
const sunday = simulateCandles(
  5,
  [
    [0, 2472],
    [5, 2477],
    [8, 2470],
  ],
  3.4,
);
const bitcoin = simulateCandles(
  9,
  [
    [0, 50.3],
    [14, 50],
    [22, 47.6],
    [30, 47.9],
  ],
  0.3,
);

/** The same weekend in a market that closes and in one that does not. */
function drawWeekendGap(frame: Frame) {
  const { wide, width, height } = frame;
  const half = height / 2;
  const right = wide ? 92 : 80;
  const gold = plot(frame, [0, 30], [2460, 2514], { top: 34, bottom: half + 8, right });
  const coin = plot(frame, [0, 30], [46.8, 51], { top: half + 34, bottom: 16, right });
  const candle = wide ? 9 : 5;
  const [closes, opens] = [gold.x(14), gold.x(14 + CLOSED)];
  const filled = gold.y(sunday[0]?.open ?? 0);
  return (
    <>
      <Bar from={[closes, 12]} to={[opens, height - 12]} fill={0.1} radius={4} />
      <Label x={(closes + opens) / 2} y={30} anchor="middle" plain>
        Weekend
      </Label>
      <Label x={16} y={30} tone="text" bold>
        Gold
      </Label>
      <Candles candles={friday} x={index => gold.x(index + 0.5)} y={gold.y} width={candle} />
      <Candles candles={sunday} x={index => gold.x(index + 14.5 + CLOSED)} y={gold.y} width={candle} />
      <Level y={gold.y(2490)} from={gold.x(4)} to={gold.x(30)} tone="down">
        Stop-loss
      </Level>
      <Rule from={[opens, gold.y(2490)]} to={[opens, filled]} tone="gold" weight={2} />
      <Dot at={[opens, filled]} />
      <Label x={opens - 10} y={filled + 4.5} tone="gold" anchor="end" bold plain>
        Filled here
      </Label>
      <Rule from={[16, half]} to={[width - 16, half]} tone="line" />
      <Label x={16} y={half + 26} tone="text" bold>
        Bitcoin
      </Label>
      <Candles candles={bitcoin} x={index => coin.x(index + 0.5)} y={coin.y} width={candle} tone="bitcoin" />
    </>
  );
}

const days = [
  { name: 'Gold: 2 ounces', usual: 50, changes: simulateChanges(14, 40, 50), tone: 'gold' },
  { name: 'Bitcoin: 0.1 coin', usual: 150, changes: simulateChanges(47, 40, 150), tone: 'bitcoin' },
] as const satisfies readonly { name: string; usual: number; changes: number[]; tone: Tone }[];

function drawOrdinaryDays(frame: Frame) {
  const { wide, width } = frame;
  return days.map(({ name, usual, changes, tone }, index) => {
    const left = 16 + (index * (width - 16)) / 2;
    const right = left + width / 2 - (wide ? 40 : 24);
    const shown = wide ? changes : changes.slice(0, 24);
    const { x, y } = plot(frame, [0, shown.length], [-400, 400], {
      top: 44,
      bottom: 12,
      left,
      right: width - right,
    });
    const bar = (right - left) / shown.length - (wide ? 2.5 : 2);
    return (
      <g key={name}>
        <Label x={left} y={28} tone="text" bold>
          {name}
        </Label>
        <Label x={left} y={46}>
          {wide ? `usual: $${usual}, up or down` : `usual: $${usual}`}
        </Label>
        <Bar from={[left, y(usual)]} to={[right, y(-usual)]} tone={tone} fill={0.16} />
        {shown.map((change, day) => (
          <Bar
            key={day}
            from={[x(day), y(0)]}
            to={[x(day) + bar, y(change)]}
            tone={tone}
            fill={change < 0 ? 1 : 0}
            weight={1.25}
            radius={1}
          />
        ))}
        <Rule from={[left, y(0)]} to={[right, y(0)]} tone="text" />
      </g>
    );
  });
}

export const drawings: Drawings = {
  'two-quotes': { draw: drawQuotes },
  'trading-hours': {
    draw: (frame, [hour = 10]) => drawHours(frame, hour),
    controls: [{ label: 'Hour in New York', min: 0, max: 23, step: 1, start: 10 }],
    say: ([hour = 10]) => sayHour(hour),
  },
  'weekend-gap': { draw: drawWeekendGap },
  'ordinary-day': { draw: drawOrdinaryDays },
};
