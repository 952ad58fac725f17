import {
  breakEvenRate,
  gainToRecover,
  positionOf,
  rewardToRisk,
  expectancyOf,
  type Position,
  type Trade,
} from '@site/curriculum/arithmetic';
import { dollars, number, percent } from '../drawing/format.ts';
import { Picture } from '../Picture.tsx';
import { drawEquity } from './equity.ts';
import { drawSizing } from './position.ts';
import { drawRecovery } from './recovery.ts';
import { drawReward } from './reward.ts';

export const PositionChart = (position: Position) => {
  const { amount, size } = positionOf(position);
  const distance = dollars(Math.abs(position.entry - position.stop));
  return (
    <Picture
      drawing={{ draw: frame => drawSizing(frame, position) }}
      alternative={`A box: ${number(size, 4)} units wide, ${distance} high. Its area is the loss at the stop, ${dollars(amount)}.`}
    />
  );
};

export const RewardChart = (trade: Trade) => {
  const ratio = rewardToRisk(trade);
  return (
    <Picture
      drawing={{ draw: frame => drawReward(frame, trade) }}
      alternative={`The target is ${number(ratio, 2)} times as far as the stop. It breaks even if ${percent(breakEvenRate(ratio))} of the trades win.`}
    />
  );
};

/** `loss` is a share. */
export const RecoveryChart = ({ loss }: { loss: number }) => (
  <Picture
    drawing={{ draw: frame => drawRecovery(frame, loss) }}
    alternative={`A curve of the gain that recovers a loss. A loss of ${percent(loss)} needs ${percent(gainToRecover(loss))}.`}
  />
);

/** `winRate` is a share, `reward` the win in units of the loss. */
export const EquityChart = ({ winRate, reward }: { winRate: number; reward: number }) => (
  <Picture
    drawing={{ draw: frame => drawEquity(frame, winRate, reward) }}
    alternative={`Thirteen simulated accounts through a hundred trades, around an expectancy of ${number(expectancyOf(winRate, reward), 3)} R a trade.`}
  />
);
