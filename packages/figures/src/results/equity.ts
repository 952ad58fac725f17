import { expectancyOf, sumsOf } from '@site/curriculum/arithmetic';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { edge, grid, label, rule, series, type Marks } from '../drawing/marks.tsx';
import { createRandom } from '../prices/random.ts';

const [ACCOUNTS, TRADES] = [13, 100];
/** Luck that does not change with the plan, so that each line moves as the plan does. */
const luck = Array.from({ length: ACCOUNTS }, (_, account) => {
  const random = createRandom(1000 + account * 101);
  return Array.from({ length: TRADES + 20 }, random).slice(20);
});

/** Sums of accounts that trade alike, in units of risk. `winRate` is a share, `reward` the win in units of the loss. */
export const equityOf = (winRate: number, reward: number) =>
  luck.map(draws => sumsOf(draws.map(draw => (draw < winRate ? reward : -1))));

/** Many ways through a hundred trades of one plan, and the straight way of its expectancy. */
export function drawEquity(frame: Frame, winRate: number, reward: number): Marks {
  const accounts = equityOf(winRate, reward);
  const expectancy = expectancyOf(winRate, reward);
  const sums = accounts.flat();
  const margin = [40, frame.wide ? 24 : 16, 48, 52] as const;
  const { x, y } = plot(frame, [0, TRADES], [Math.min(-20, ...sums), Math.max(20, ...sums)], margin);
  y.nice(4);
  const [left, right] = [x(0), x(TRADES)];
  return [
    label(16, 24, 'Result in R'),
    grid(y, y.ticks(5), left, right, number),
    rule(left, y(0), right, y(0), 'muted'),
    edge(x, [25, 50, 75, 100], frame.height - 28),
    label(right, frame.height - 8, 'Trades', 'end'),
    accounts.map((account, index) => index > 0 && series(account, x, y, 'border thin')),
    series(accounts[0] ?? [], x, y, 'text'),
    rule(left, y(0), right, y(expectancy * TRADES), 'gold thick dashed'),
    label(left + 10, 60, `expectancy ${number(expectancy, 3)} R a trade before costs`, 'gold bold'),
  ];
}
