import { breakEvenRate, expectancyOf, positionOf, rewardToRisk } from '@site/curriculum/arithmetic';
import type { Position, Trade } from '@site/curriculum/arithmetic';
import type { Drawing } from '../drawing/drawing.ts';
import { dollars, number, percent } from '../drawing/format.ts';
import { rows } from '../drawing/rows.ts';
import { Picture } from '../Picture.tsx';
import { drawEquity, drawWays, type Ways } from './equity.ts';
import { drawRecovery, sayGain } from './recovery.ts';
import { drawReward } from './reward.ts';

const chart = (draw: Drawing['draw'], alternative: string, caption = '') => (
  <Picture drawing={{ draw, say: () => caption }} alternative={alternative} />
);

export function PositionChart(position: Position) {
  const { amount, size, leverage } = positionOf(position);
  const units = `${number(size, size < 0.1 ? 8 : 4)} ounces or coins`;
  const [value, loss] = [percent(leverage), percent(position.risk / 100, 2)];
  return chart(
    rows(0, Math.max(1, leverage), [
      ['The account', 0, 1, '100%', 'muted'],
      [units, 0, leverage, value, 'gold'],
      ['Loss at the stop', 0, position.risk / 100, loss, 'down total'],
    ]),
    `Three bars: the account as 100%, a position of ${units} as ${value}, the loss at the stop, ${dollars(amount)}, as ${loss}.`,
  );
}

export function RewardChart(trade: Trade) {
  const ratio = rewardToRisk(trade);
  return chart(
    frame => drawReward(frame, trade),
    `The target is ${number(ratio, 2)} times as far as the stop. It breaks even if ${percent(breakEvenRate(ratio))} of the trades win.`,
  );
}

/** `loss` is a share. */
export const RecoveryChart = ({ loss }: { loss: number }) =>
  chart(
    frame => drawRecovery(frame, loss),
    `A curve of the gain that recovers a loss. A loss of ${percent(loss, 2)} needs ${sayGain(loss)}.`,
  );

/** `winRate` is a share, `reward` the win in units of the loss. */
export const EquityChart = ({ winRate, reward }: { winRate: number; reward: number }) =>
  chart(
    frame => drawEquity(frame, winRate, reward),
    `Thirteen simulated accounts through a hundred trades, around an expectancy of ${number(expectancyOf(winRate, reward), 3)} R a trade.`,
    'Thirteen simulated accounts with this plan, one of them dark. Dashed: the expectancy.',
  );

/** Balances of accounts as shares of the start, each until it is ruined at a share. */
export function BalanceChart(props: Pick<Ways, 'accounts' | 'trades'> & { ruin: number }) {
  const { accounts, trades, ruin } = props;
  const ruined = accounts.filter(account => (account.at(-1) ?? 1) <= ruin).length;
  const ways: Ways = {
    trades,
    values: [0, 1.2],
    dashed: [ruin, ruin],
    format: percent,
    accounts: accounts.map(account => account.map(share => Math.min(share, 4))),
    names: ['Share of the start', `ruined at ${percent(ruin)}`, 'down'],
  };
  return chart(
    frame => drawWays(frame, ways),
    `${accounts.length} simulated accounts through ${number(trades)} trades; ${ruined} are ruined at ${percent(ruin)} of the start.`,
    'Some of the simulated accounts, one of them dark; ruined ones end. What is above 400% is drawn there.',
  );
}
