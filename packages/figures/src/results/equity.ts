import { expectancyOf, sumsOf } from '@site/curriculum/arithmetic';
import { number } from '../drawing/format.ts';
import { plot, type Frame, type Range } from '../drawing/frame.ts';
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

/** Accounts through trades, one of them dark, and a dashed line across. `values` show in any case. */
export interface Ways {
  accounts: readonly (readonly number[])[];
  trades: number;
  values: Range;
  dashed: Range;
  names: readonly [title: string, dashed: string, look: string];
  format?: (value: number) => string;
}

export function drawWays(frame: Frame, ways: Ways): Marks {
  const { accounts, trades, values, dashed, format = number } = ways;
  const [title, named, look] = ways.names;
  const all = [...accounts.flat(), ...values, ...dashed];
  const margin = [40, frame.wide ? 24 : 16, 48, 52] as const;
  const { x, y } = plot(frame, [0, trades], [Math.min(...all), Math.max(...all)], margin);
  y.nice(4);
  const [left, right] = [x(0), x(trades)];
  return [
    label(16, 24, title),
    grid(y, y.ticks(5), left, right, format),
    rule(left, y(0), right, y(0), 'muted'),
    edge(x, x.ticks(Math.min(trades, 4)).slice(1), frame.height - 28),
    label(right, frame.height - 8, 'Trades', 'end'),
    accounts.map((account, index) => index > 0 && series(account, x, y, 'border thin')),
    series(accounts[0] ?? [], x, y, 'text'),
    rule(left, y(dashed[0]), right, y(dashed[1]), `${look} thick dashed`),
    label(left + 10, 60, named, `${look} bold`),
  ];
}

/** Many ways through a hundred trades of one plan, and the straight way of its expectancy. */
export function drawEquity(frame: Frame, winRate: number, reward: number): Marks {
  const [accounts, each] = [equityOf(winRate, reward), expectancyOf(winRate, reward)];
  const names = ['Result in R', `expectancy ${number(each, 3)} R a trade`, 'gold'] as const;
  return drawWays(frame, { accounts, trades: TRADES, values: [-20, 20], dashed: [0, each * TRADES], names });
}
