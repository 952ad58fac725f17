import { createRandom } from '@site/figures/random';

export const SIMULATED_ACCOUNTS = 2000;

/** In percent, but for `reward` and `trades`. */
export interface RuinInput {
  winRate: number;
  /** Won for each unit of risk. */
  reward: number;
  /** Of the current balance, for each trade. */
  risk: number;
  trades: number;
  /** The loss from the start that ends an account. */
  ruin: number;
}

/** The share of the start at which an account is ruined, with a tolerance for the rounding of many multiplications. */
export const floorOf = ({ ruin }: RuinInput) => 1 - ruin / 100 + 1e-12;

/** The share of ruined accounts, and the 5th percentile, the median and the 95th of the final balances. */
export function simulateRuin(input: RuinInput) {
  const ends = simulateAccounts(input).map(balances => balances.at(-1) ?? 1);
  ends.sort((a, b) => a - b);
  const at = (share: number) => ends[Math.floor(share * (ends.length - 1))] ?? 0;
  const ruined = ends.filter(balance => balance <= floorOf(input)).length / ends.length;
  return { ruined, low: at(0.05), median: at(0.5), high: at(0.95) };
}

/** Balances of accounts, in shares of the start, until each is ruined. A fixed seed: a shared link gives the same ones. */
export function simulateAccounts(input: RuinInput, count = SIMULATED_ACCOUNTS) {
  const { winRate, reward, risk, trades } = input;
  const random = createRandom(1);
  return Array.from({ length: count }, () => {
    const balances = [1];
    for (let balance = 1; balances.length <= trades && balance > floorOf(input); balances.push(balance))
      balance *= 1 + (random() < winRate / 100 ? risk * reward : -risk) / 100;
    return balances;
  });
}
