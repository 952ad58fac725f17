import type { Control, Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Candles, Dot, Grid, Label, Line, Rule, still, type Point } from '../drawing/marks.tsx';
import { averageTrueRange, movingAverage, rsi } from '../prices/indicators.ts';
import { simulateCandles } from '../prices/simulate.ts';

/** Days before the first that shows, so that the longest average is there from the start. */
const BEFORE = 60;
const all = simulateCandles(
  77,
  [
    [0, 2290],
    [50, 2318],
    [BEFORE, 2330],
    [96, 2425],
    [106, 2396],
    [118, 2426],
    [130, 2398],
    [144, 2424],
    [154, 2462],
    [200, 2330],
  ],
  8,
);
const closes = all.map(({ close }) => close);
const shown = closes.slice(BEFORE);
const DAYS = shown.length;
const top = shown.indexOf(Math.max(...shown));

const line = (values: readonly number[], x: (day: number) => number, y: (value: number) => number) =>
  values.map((value, day): Point => [x(day), y(value)]);
const visible = (values: readonly number[]) => values.slice(-DAYS);
const length = (start: number, max: number): Control => ({
  label: 'Length in days',
  min: 5,
  max,
  step: 1,
  start,
});

const price = (frame: Frame, bottom = 16) =>
  plot(frame, [0, DAYS - 1], [2300, 2470], { top: 40, bottom, right: frame.wide ? 24 : 16 });

const Price = still(function Price({ frame, bottom }: { frame: Frame; bottom?: number }) {
  const { x, y } = price(frame, bottom);
  return (
    <>
      <Label x={16} y={26} tone="text" bold>
        Closing price
      </Label>
      <Line points={line(shown, x, y)} tone="muted" weight={1.5} />
    </>
  );
});

function readAverage(days: number) {
  const average = visible(movingAverage(closes, days));
  const crossings = average.filter((value, day) => {
    const [before, close] = [shown[day - 1], shown[day]];
    return before !== undefined && close !== undefined && before > (average[day - 1] ?? 0) !== close > value;
  }).length;
  const turn = average.indexOf(Math.max(...average));
  return { average, crossings, turn };
}

function drawAverage(frame: Frame, days: number) {
  const { x, y } = price(frame);
  const { average, turn } = readAverage(days);
  const peak = average[turn] ?? 0;
  return (
    <>
      <Price frame={frame} />
      <Line points={line(average, x, y)} tone="gold" weight={2.5} />
      <Rule from={[x(turn), y(peak)]} to={[x(turn), frame.height - 16]} tone="gold" dashed />
      <Rule from={[x(top), y(shown[top] ?? 0)]} to={[x(top), frame.height - 16]} tone="muted" dashed />
      <Dot at={[x(top), y(shown[top] ?? 0)]} tone="text" />
      <Dot at={[x(turn), y(peak)]} />
      <Rule from={[x(top), frame.height - 24]} to={[x(turn), frame.height - 24]} tone="gold" weight={2} />
      <Label x={x(top) - 8} y={frame.height - 20} anchor="end" tone="gold" bold>
        {`${turn - top} days later`}
      </Label>
      <Label x={frame.wide ? 140 : 122} y={26} tone="gold" bold>
        {`Average of ${days} days`}
      </Label>
    </>
  );
}

/** The lower pane of a tall figure, from its top to its bottom. */
const lower = (frame: Frame, domain: readonly [number, number]) =>
  plot(frame, [0, DAYS - 1], domain, {
    top: frame.height - 150,
    bottom: 24,
    left: 44,
    right: frame.wide ? 24 : 16,
  });
const LOWER = 200;

function readRsi(days: number) {
  const values = visible(rsi(closes, days));
  return {
    values,
    over: values.filter(value => value > 70).length,
    under: values.filter(value => value < 30).length,
  };
}

function drawRsi(frame: Frame, days: number) {
  const upper = price(frame, LOWER);
  const { x, y } = lower(frame, [0, 100]);
  const { values } = readRsi(days);
  const right = x(DAYS - 1);
  const high = values.flatMap((value, day) => (value > 70 ? day : []));
  return (
    <>
      <Price frame={frame} bottom={LOWER} />
      {high.map(day => (
        <Bar
          key={day}
          from={[upper.x(day - 0.5), upper.y(2470)]}
          to={[upper.x(day + 0.5), upper.y(2300)]}
          tone="gold"
          fill={0.22}
          radius={0}
        />
      ))}
      <Line points={line(shown, upper.x, upper.y)} tone="text" weight={1.5} />
      <Label x={16} y={frame.height - 166} tone="gold" bold>
        {`RSI of ${days} days, shaded where above 70`}
      </Label>
      <Grid scale={y} ticks={[0, 30, 70, 100]} from={44} to={right} />
      <Bar from={[44, y(30)]} to={[right, y(70)]} fill={0.08} radius={0} />
      <Line points={line(values, x, y)} tone="gold" weight={2} />
    </>
  );
}

/** Quiet days, then wild ones, scaled so that the ATR of 14 days ends at the 28 dollars of the lesson. */
const wild = (() => {
  const quiet = simulateCandles(
    41,
    [
      [0, 2350],
      [30, 2372],
      [62, 2400],
    ],
    9,
  );
  const last = simulateCandles(
    43,
    [
      [0, 2400],
      [9, 2432],
      [18, 2396],
    ],
    19,
  );
  const candles = [...quiet, ...last];
  const factor = 28 / (averageTrueRange(candles, 14).at(-1) ?? 28);
  const scaled = (value: number) => 2400 + (value - 2400) * factor;
  return candles.map(({ open, high, low, close }) => ({
    open: scaled(open),
    high: scaled(high),
    low: scaled(low),
    close: scaled(close),
  }));
})();
const RISK = 112;

const ATR_DAYS = 50;
function drawAtr(frame: Frame, days: number) {
  const right = frame.wide ? 24 : 16;
  const upper = plot(frame, [0, ATR_DAYS], [2290, 2450], { top: 40, bottom: LOWER, right });
  const { x, y } = plot(frame, [0, ATR_DAYS], [0, 44], {
    top: frame.height - 150,
    bottom: 24,
    left: 44,
    right,
  });
  const candles = wild.slice(-ATR_DAYS);
  const values = averageTrueRange(wild, days).slice(-ATR_DAYS);
  const stops = candles.map(({ close }, day): Point => [
    upper.x(day + 0.5),
    upper.y(close - 2 * (values[day] ?? 0)),
  ]);
  const last = values.at(-1) ?? 0;
  return (
    <>
      <Label x={16} y={26} tone="text" bold>
        Price, and a stop two ATR below
      </Label>
      <Candles candles={candles} x={day => upper.x(day + 0.5)} y={upper.y} width={frame.wide ? 7 : 4} />
      <Line points={stops} tone="down" weight={2} dashed />
      <Label x={16} y={frame.height - 166} tone="gold" bold>
        {`ATR of ${days} days`}
      </Label>
      <Grid scale={y} ticks={[0, 20, 40]} from={44} to={x(ATR_DAYS)} format={tick => `$${tick}`} />
      <Line points={values.map((value, day): Point => [x(day + 0.5), y(value)])} tone="gold" weight={2.5} />
      <Dot at={[x(ATR_DAYS - 0.5), y(last)]} />
    </>
  );
}

export const drawings: Drawings = {
  'moving-average': {
    draw: (frame, [days = 20]) => drawAverage(frame, days),
    controls: [length(20, 50)],
    say: ([days = 20]) => {
      const { crossings, turn } = readAverage(days);
      return `${days} days: the price crosses the average ${crossings} times, and the average turns ${turn - top} days after the high.`;
    },
  },
  rsi: {
    draw: (frame, [days = 14]) => drawRsi(frame, days),
    controls: [length(14, 40)],
    say: ([days = 14]) => {
      const { over, under } = readRsi(days);
      return `${days} days: above 70 on ${over} of ${DAYS} days, below 30 on ${under}.`;
    },
  },
  atr: {
    draw: (frame, [days = 14]) => drawAtr(frame, days),
    controls: [length(14, 30)],
    say: ([days = 14]) => {
      const last = averageTrueRange(wild, days).at(-1) ?? 0;
      return `${days} days: the ATR ends at ${number(last)} dollars, so the stop is ${number(2 * last)} dollars away and a risk of $${RISK} buys ${number(RISK / (2 * last))} ounces.`;
    },
  },
};
