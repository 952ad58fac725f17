import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Candles, Dot, Label, Rule } from '../drawing/marks.tsx';
import { simulateCandles } from '../prices/simulate.ts';

const CLOSED = 8;
const friday = simulateCandles(
  11,
  [
    [0, 2503],
    [14, 2500],
  ],
  2.2,
);
const sunday = simulateCandles(
  5,
  [
    [0, 2472],
    [8, 2468],
  ],
  2.6,
);
const bitcoin = simulateCandles(
  9,
  [
    [0, 50.4],
    [14, 50],
    [22, 48.1],
    [30, 48.3],
  ],
  0.16,
);

/** The same weekend in a market that closes and in one that does not. */
export function drawWeekendGap(frame: Frame) {
  const half = frame.height / 2;
  const gold = plot(frame, [0, 30], [2460, 2512], { top: 34, bottom: half + 8, left: 16, right: 92 });
  const coin = plot(frame, [0, 30], [47.2, 51.4], { top: half + 34, bottom: 16, left: 16, right: 92 });
  const width = frame.wide ? 9 : 5;
  const [closes, opens, right] = [gold.x(14), gold.x(14 + CLOSED), gold.x(30)];
  const stop = gold.y(2490);
  return (
    <>
      <Bar from={[closes, 10]} to={[opens, frame.height - 10]} fill={0.08} />
      <Label x={(closes + opens) / 2} y={26} anchor="middle">
        Weekend
      </Label>
      <Label x={16} y={26} tone="text" bold>
        Gold
      </Label>
      <Candles candles={friday} x={index => gold.x(index + 0.5)} y={gold.y} width={width} />
      <Candles candles={sunday} x={index => gold.x(index + 14.5 + CLOSED)} y={gold.y} width={width} />
      <Rule from={[gold.x(4), stop]} to={[right, stop]} tone="down" weight={1.5} dashed />
      <Label x={right + 8} y={stop + 4.5} tone="down">
        Stop-loss
      </Label>
      <Rule from={[opens, stop]} to={[opens, gold.y(2472)]} tone="gold" weight={1.5} />
      <Dot at={[opens, gold.y(2472)]} />
      <Label x={opens - 10} y={gold.y(2472) + 4.5} tone="gold" anchor="end" bold>
        Filled here
      </Label>
      <Rule from={[0, half]} to={[frame.width, half]} tone="line" />
      <Label x={16} y={half + 26} tone="text" bold>
        Bitcoin
      </Label>
      <Candles candles={bitcoin} x={index => coin.x(index + 0.5)} y={coin.y} width={width} tone="bitcoin" />
    </>
  );
}
