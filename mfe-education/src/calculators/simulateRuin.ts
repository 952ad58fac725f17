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

/**
 * The share of ruined accounts, and the 5th percentile, the median and the 95th of the final balances. A fixed seed: a
 * shared calculation gives the same result.
 */
export function simulateRuin(input: RuinInput) {
  const random = createRandom(1);
  const ends = Array.from({ length: SIMULATED_ACCOUNTS }, () => simulateAccount(input, random));
  ends.sort((a, b) => a - b);
  const at = (share: number) => ends[Math.floor(share * (ends.length - 1))] ?? 0;
  const ruined = ends.filter(balance => balance <= floorOf(input)).length / ends.length;
  return { ruined, low: at(0.05), median: at(0.5), high: at(0.95) };
}

/** The first of these accounts: their balances from trade to trade, as shares of the start. */
export function firstAccounts(input: RuinInput, count: number) {
  const random = createRandom(1);
  return Array.from({ length: count }, () => {
    const balances = [1];
    simulateAccount(input, random, balances);
    return balances;
  });
}

function simulateAccount(input: RuinInput, random: () => number, kept?: number[]) {
  const [chance, floor] = [input.winRate / 100, floorOf(input)];
  const [won, lost] = [1 + (input.risk * input.reward) / 100, 1 - input.risk / 100];
  let balance = 1;
  for (let trade = 0; trade < input.trades && balance > floor; trade += 1) {
    balance *= random() < chance ? won : lost;
    kept?.push(balance);
  }
  return balance;
}
