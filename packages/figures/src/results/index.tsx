import { breakEvenRate, expectancyOf, positionOf, rewardToRisk } from '@site/curriculum/arithmetic';
import type { Position, Trade } from '@site/curriculum/arithmetic';
import type { Drawing } from '../drawing/drawing.ts';
import { dollars, number, percent } from '../drawing/format.ts';
import { Picture } from '../Picture.tsx';
import { drawEquity } from './equity.ts';
import { drawSizing } from './position.ts';
import { drawRecovery, sayGain } from './recovery.ts';
import { drawReward } from './reward.ts';

const chart = (draw: Drawing['draw'], alternative: string) => (
  <Picture drawing={{ draw }} alternative={alternative} />
);

export function PositionChart(position: Position) {
  const { amount, size } = positionOf(position);
  const distance = dollars(Math.abs(position.entry - position.stop));
  return chart(
    frame => drawSizing(frame, position),
    `A box: ${number(size, 4)} units wide, ${distance} high. Its area is the loss at the stop, ${dollars(amount)}.`,
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
    `A curve of the gain that recovers a loss. A loss of ${percent(loss)} needs ${sayGain(loss)}.`,
  );

/** `winRate` is a share, `reward` the win in units of the loss. */
export const EquityChart = ({ winRate, reward }: { winRate: number; reward: number }) =>
  chart(
    frame => drawEquity(frame, winRate, reward),
    `Thirteen simulated accounts through a hundred trades, around an expectancy of ${number(expectancyOf(winRate, reward), 3)} R a trade.`,
  );
