import { positionOf, rewardToRisk } from '../arithmetic.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Candles, Dot, Grab, Label, Level, Rule, still, Tag } from '../drawing/marks.tsx';
import { simulateCandles } from '../prices/simulate.ts';
import { PositionBox } from '../results/position.tsx';

const trade = { equity: 5000, risk: 1, entry: 2500, target: 2520 };
const OUNCES_IN_A_CONTRACT = 100;
/** Candles close no lower than the low that the buyer relies on. */
const LOW = 2492;
const candles = simulateCandles(
  21,
  [
    [0, 2498],
    [6, 2511],
    [11, 2502],
    [17, 2514],
    [24, 2494],
    [27, 2500],
  ],
  2.4,
).map(candle => ({ ...candle, low: Math.max(candle.low, LOW) }));
const lowest = candles.findLastIndex(({ low }) => low === LOW);

const places = (frame: Frame) =>
  plot(frame, [0, candles.length], [2473, 2525], { top: 12, bottom: 12, right: frame.wide ? 304 : 178 });

/** All that stays where it is while the stop moves. */
const Chart = still(function Chart({ frame }: { frame: Frame }) {
  const { x, y } = places(frame);
  const right = x(candles.length);
  return (
    <>
      <Candles candles={candles} x={index => x(index + 0.5)} y={y} width={frame.wide ? 7 : 4} />
      <Level y={y(trade.target)} from={x(17)} to={right} tone="up">
        Target 2,520
      </Level>
      <Rule
        from={[x(22), y(trade.entry)]}
        to={[right + (frame.wide ? 290 : 160), y(trade.entry)]}
        tone="text"
        weight={1.5}
      />
      <Dot at={[x(lowest + 0.5), y(LOW)]} tone="text" radius={4} />
    </>
  );
});

export function drawStopAndSize(frame: Frame, stop: number) {
  const { x, y } = places(frame);
  const [left, right] = [x(0), x(candles.length)];
  const tag = frame.wide ? 60 : 52;
  const box = { y, left: right + tag + 20, unit: frame.wide ? 17 : 6.4, units: 'ounces' };
  return (
    <>
      <Chart frame={frame} />
      <Label x={right + 8} y={y(trade.entry) - 8} tone="text">
        2,500
      </Label>
      <Rule from={[left, y(stop)]} to={[right, y(stop)]} tone="gold" weight={2} />
      <Tag at={[right, y(stop)]} width={tag}>
        {number(stop)}
      </Tag>
      <PositionBox position={{ ...trade, stop }} box={box} />
      <Grab axis="y" from={[left, y(stop) - 26]} to={[right + tag, y(stop) + 26]} />
    </>
  );
}

export const dragStop = (frame: Frame, _x: number, y: number) => places(frame).y.invert(y);

export function sayStop(stop: number) {
  const { amount, size } = positionOf({ ...trade, stop });
  const near = stop > LOW ? ' It stands above the last low, where ordinary movement reaches it.' : '';
  return `Stop at ${dollars(stop)}, ${dollars(trade.entry - stop)} away: ${number(size, 2)} ounces, ${number(size / OUNCES_IN_A_CONTRACT, 3)} contracts. A hit costs ${dollars(amount)}, the target is ${number(rewardToRisk({ ...trade, stop }), 2)} times as far.${near}`;
}
