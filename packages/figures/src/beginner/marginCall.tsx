import { number, percent } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Dot, Grid, Label, Level, Line, type Point } from '../drawing/marks.tsx';
import { simulateCandles } from '../prices/simulate.ts';

/** The share of the money put down at which the broker of the figure asks for more. */
const CALLED_AT = 0.5;
const FALL = 6;
/** Closes in percent of the first. */
const closes = [
  100,
  ...simulateCandles(
    14,
    [
      [0, 100],
      [8, 99.4],
      [18, 98],
      [28, 96.4],
      [40, 100 - FALL],
    ],
    0.35,
  ).map(({ close }) => close),
];

export function drawMarginCall(frame: Frame, leverage: number) {
  const { x, y } = plot(frame, [0, 40], [0, 110], {
    left: 60,
    top: 40,
    bottom: 16,
    right: frame.wide ? 116 : 90,
  });
  const [left, right] = [x(0), x(40)];
  const money = closes.map(close => Math.max(0, 100 + leverage * (close - 100)));
  const called = money.findIndex(left_ => left_ <= CALLED_AT * 100);
  const shown = money.slice(0, called < 0 ? money.length : called + 1);
  const points = (values: readonly number[]) => values.map((value, day): Point => [x(day), y(value)]);
  const last = shown.at(-1) ?? 0;
  return (
    <>
      <Label x={16} y={24}>
        Share of the start
      </Label>
      <Grid scale={y} ticks={[0, 25, 50, 75, 100]} from={left} to={right} format={tick => `${tick}%`} />
      <Level y={y(CALLED_AT * 100)} from={left} to={right} tone="down">
        Margin call
      </Level>
      <Line points={points(closes)} tone="text" />
      <Label x={right + 8} y={y(closes.at(-1) ?? 0) + 4.5} tone="text">
        Price
      </Label>
      <Line points={points(money).slice(shown.length - 1)} tone="gold" weight={1.5} dashed />
      <Line points={points(shown)} tone="gold" weight={2.5} />
      {called >= 0 && <Dot at={[x(called), y(last)]} radius={6} />}
      <Label x={x(called < 0 ? 33 : called) - 14} y={y(last) + 20} anchor="end" tone="gold" bold>
        Money put down
      </Label>
    </>
  );
}

export function sayMarginCall(leverage: number) {
  const fall = (CALLED_AT * 100) / leverage;
  const call =
    fall > FALL
      ? `No margin call in this fall of ${FALL}%.`
      : `Here the margin call comes after a fall of ${number(fall)}%.`;
  return `Leverage ${leverage} to 1: a 1% move changes the money put down by ${percent(leverage / 100)}. ${call}`;
}
