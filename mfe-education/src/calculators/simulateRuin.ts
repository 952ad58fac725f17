import { createRandom } from '@site/figures/random';

export const SIMULATED_ACCOUNTS = 2000;

/** Shares, not percentages: 0.02 is 2%. */
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

export interface RuinResult {
  /** The share of ruined accounts. */
  ruined: number;
  /** Final balances as shares of the start: the 5th percentile, the median, the 95th percentile. */
  low: number;
  median: number;
  high: number;
}

/** Simulates accounts with a fixed seed, so that a shared calculation gives the same result. */
export function simulateRuin(input: RuinInput): RuinResult {
  const random = createRandom(1);
  const ends = Array.from({ length: SIMULATED_ACCOUNTS }, () => simulateAccount(input, random));
  const balances = ends.map(({ balance }) => balance).sort((a, b) => a - b);
  const at = (share: number) => balances[Math.floor(share * (balances.length - 1))] ?? 0;
  return {
    ruined: ends.filter(({ isRuined }) => isRuined).length / ends.length,
    low: at(0.05),
    median: at(0.5),
    high: at(0.95),
  };
}

function simulateAccount({ winRate, reward, risk, trades, ruin }: RuinInput, random: () => number) {
  let balance = 1;
  for (let trade = 0; trade < trades; trade += 1) {
    balance *= random() < winRate ? 1 + risk * reward : 1 - risk;
    // A tolerance for the rounding of many multiplications.
    if (balance <= 1 - ruin + 1e-12) return { balance, isRuined: true };
  }
  return { balance, isRuined: false };
}
