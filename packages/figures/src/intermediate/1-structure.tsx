import { rewardToRisk } from '../arithmetic.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import {
  Bar,
  Candles,
  Dot,
  Grab,
  Label,
  Level,
  Line,
  Rule,
  still,
  Tag,
  type Point,
} from '../drawing/marks.tsx';
import { simulateCandles } from '../prices/simulate.ts';
import { drawReward } from '../results/reward.tsx';

/** The last higher low of the lesson: below it the structure is broken. */
const LAST_LOW = 2345;
const days = simulateCandles(
  31,
  [
    [0, 2336],
    [6, 2310],
    [17, 2390],
    [25, LAST_LOW],
    [38, 2430],
    [45, 2392],
  ],
  6,
);
const swings = [
  { day: 5, price: 2310, name: 'Low 2,310', below: true },
  { day: 16, price: 2390, name: 'High 2,390', below: false },
  { day: 24, price: LAST_LOW, name: 'Higher low 2,345', below: true },
  { day: 37, price: 2430, name: 'Higher high 2,430', below: false },
] as const;
const closes = days.map(({ close }) => close);

const places = (frame: Frame) =>
  plot(frame, [0, days.length + 2], [2296, 2450], { top: 16, bottom: 16, right: frame.wide ? 84 : 66 });

const Swings = still(function Swings({ frame }: { frame: Frame }) {
  const { x, y } = places(frame);
  return (
    <>
      <Line points={closes.map((close, day): Point => [x(day), y(close)])} tone="muted" weight={1.5} />
      <Line
        points={swings.map(({ day, price }): Point => [x(day), y(price)])}
        tone="border"
        dashed
        weight={1.25}
      />
      <Rule
        from={[x(24), y(LAST_LOW)]}
        to={[x(days.length + 2), y(LAST_LOW)]}
        tone="text"
        weight={1.5}
        dashed
      />
      {swings.map(({ day, price, name, below }) => (
        <g key={name}>
          <Dot at={[x(day), y(price)]} tone="text" />
          <Label x={x(day)} y={y(price) + (below ? 24 : -12)} anchor="middle" tone="text">
            {name}
          </Label>
        </g>
      ))}
    </>
  );
});

function drawStructure(frame: Frame, close: number) {
  const { x, y } = places(frame);
  const [before, at] = [x(days.length - 1), x(days.length + 2)];
  const tone = close < LAST_LOW ? 'down' : 'gold';
  return (
    <>
      <Swings frame={frame} />
      <Line
        points={[
          [before, y(closes.at(-1) ?? 0)],
          [at, y(close)],
        ]}
        tone={tone}
        weight={2.5}
      />
      <Dot at={[at, y(close)]} tone={tone} radius={7} />
      <Tag at={[at + 10, y(close)]} width={frame.wide ? 60 : 50}>
        {number(close)}
      </Tag>
      <Grab axis="y" from={[at - 26, y(close) - 26]} to={[frame.width, y(close) + 26]} />
    </>
  );
}

const charts = [
  {
    title: 'Daily: which side',
    candles: days,
    domain: [2296, 2446],
    level: 2345,
    boxed: 9,
  },
  {
    title: 'Four hours: where',
    candles: simulateCandles(
      12,
      [
        [0, 2424],
        [4, 2430],
        [12, 2404],
        [17, 2414],
        [28, 2388],
        [32, 2390],
      ],
      3.2,
    ),
    domain: [2380, 2437],
    level: 2390,
    boxed: 9,
  },
  {
    title: 'Fifteen minutes: when',
    candles: simulateCandles(
      6,
      [
        [0, 2393],
        [5, 2388.5],
        [10, 2391],
        [17, 2386.6],
        [20, 2388.6],
        [24, 2388],
        [27, 2392],
      ],
      0.5,
    ).map(candle => ({ ...candle, low: Math.max(candle.low, 2386) })),
    domain: [2382.6, 2395],
    level: 2384,
    boxed: 0,
  },
] as const;

function drawFrames(frame: Frame) {
  const { wide, width, height } = frame;
  const gap = 20;
  const size = wide ? (width - 32 - 2 * gap) / 3 : (height - 16) / 3;
  return charts.map(({ title, candles, domain, level, boxed }, index) => {
    const [left, top] = wide ? [16 + index * (size + gap), 40] : [16, 24 + index * size];
    const [right, bottom] = wide ? [left + size, height - 96] : [width - 16, top + size - 30];
    const label = 42;
    const { x, y } = plot(frame, [0, candles.length], domain, {
      left,
      right: width - right + label,
      top: top + 8,
      bottom: height - bottom,
    });
    const end = x(candles.length);
    const near = candles.slice(-boxed);
    const tone = index === 2 ? 'down' : 'text';
    return (
      <g key={title}>
        <Label x={left} y={top - 8} tone="text" bold>
          {title}
        </Label>
        <Candles candles={candles} x={at => x(at + 0.5)} y={y} width={(end - left) / candles.length - 1.6} />
        <Level y={y(level)} from={left} to={end} tone={tone}>
          {number(level)}
        </Level>
        {index === 2 && (
          <>
            <Rule from={[x(10), y(2391)]} to={[end, y(2391)]} tone="muted" dashed />
            <Dot at={[end, y(2392)]} />
            <Label x={end + 8} y={y(2392) + 4.5} tone="gold" bold>
              2,392
            </Label>
          </>
        )}
        {boxed > 0 && (
          <Bar
            from={[x(candles.length - boxed), y(Math.max(...near.map(({ high }) => high))) - 4]}
            to={[end + 3, y(Math.min(...near.map(({ low }) => low))) + 4]}
            tone="gold"
            fill={0.08}
            weight={1.5}
          />
        )}
        {wide && (
          <Label x={left} y={height - 58}>
            {[
              'Uptrend while no day\ncloses below 2,345',
              'Pullback to the\nold high at 2,390',
              'Entry at 2,392,\nstop at 2,384',
            ][index] ?? ''}
          </Label>
        )}
      </g>
    );
  });
}

const trade = { entry: 2392, target: 2430 };

export const drawings: Drawings = {
  'broken-structure': {
    draw: (frame, [close = 2388]) => drawStructure(frame, close),
    controls: [{ label: 'Last close', min: 2315, max: 2425, step: 1, start: 2388 }],
    say: ([close = 2388]) =>
      close < LAST_LOW
        ? `A day closes at ${number(close)}, below 2,345: the structure is broken. That is not yet a downtrend.`
        : `A day closes at ${number(close)}: 2,345 holds, and the uptrend stands.`,
    drag: (frame, _x, y) => places(frame).y.invert(y),
  },
  'three-frames': { draw: drawFrames },
  'near-and-far-stop': {
    draw: (frame, [stop = 2384]) => drawReward(frame, { ...trade, stop }),
    controls: [{ label: 'Stop', min: 2340, max: 2388, step: 1, start: 2384 }],
    say: ([stop = 2384]) =>
      `Stop at ${number(stop)}: a risk of ${dollars(trade.entry - stop)} an ounce for a reward of $38, ${number(rewardToRisk({ ...trade, stop }), 2)} times the risk.`,
  },
};
