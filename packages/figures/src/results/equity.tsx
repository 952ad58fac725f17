import { expectancyOf } from '../arithmetic.ts';
import { plot, type Frame, type Range } from '../drawing/frame.ts';
import { Grid, Label, Line, Rule, Ticks, type Point } from '../drawing/marks.tsx';
import { number } from '../drawing/format.ts';
import { createRandom } from '../prices/random.ts';

const ACCOUNTS = 13;
const TRADES = 100;
/** Luck that does not change with the plan: so a line moves as the plan does. */
const luck = Array.from({ length: ACCOUNTS }, (_, account) => {
  const random = createRandom(1000 + account * 77);
  return Array.from({ length: TRADES + 20 }, random).slice(20);
});

/** Sums of accounts that trade alike, in units of risk. `winRate` is a share, `reward` the win in units of the loss. */
export const equityOf = (winRate: number, reward: number) =>
  luck.map(draws => {
    let sum = 0;
    return [0, ...draws.map(draw => (sum += draw < winRate ? reward : -1))];
  });

/** Many ways through a hundred trades of one plan, and the straight way of its expectancy. */
export function drawEquity(frame: Frame, winRate: number, reward: number) {
  const accounts = equityOf(winRate, reward);
  const expected = expectancyOf(winRate, reward) * TRADES;
  const ends: Range = [Math.min(-20, ...accounts.flat()), Math.max(20, ...accounts.flat())];
  const { x, y } = plot(frame, [0, TRADES], ends, {
    left: 52,
    top: 40,
    bottom: 48,
    right: frame.wide ? 24 : 16,
  });
  y.nice(4);
  const points = (values: readonly number[]) => values.map((value, trade): Point => [x(trade), y(value)]);
  return (
    <>
      <Label x={16} y={24}>
        Result in R
      </Label>
      <Grid scale={y} ticks={y.ticks(5)} from={x(0)} to={x(TRADES)} format={number} />
      <Rule from={[x(0), y(0)]} to={[x(TRADES), y(0)]} tone="muted" weight={1.5} />
      <Ticks scale={x} ticks={[25, 50, 75, 100]} y={frame.height - 28} />
      <Label x={x(TRADES)} y={frame.height - 8} anchor="end">
        Trades
      </Label>
      {accounts.slice(1).map((account, index) => (
        <Line key={index} points={points(account)} tone="border" weight={1} />
      ))}
      <Line points={points(accounts[0] ?? [])} tone="text" weight={2} />
      <Line points={points([0]).concat([[x(TRADES), y(expected)]])} tone="gold" weight={2.5} dashed />
      <Label x={x(0) + 10} y={60} tone="gold" bold>
        {`expectancy ${number(expected / TRADES, 3)} R a trade`}
      </Label>
    </>
  );
}
