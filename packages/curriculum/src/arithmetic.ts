export type Position = Readonly<Record<'equity' | 'risk' | 'entry' | 'stop', number>>;
export type Trade = Readonly<Record<'entry' | 'stop' | 'target', number>>;

/** What a hit stop costs, the units that make it so, and their value in times the account. `risk` is in percent. */
export function positionOf({ equity, risk, entry, stop }: Position) {
  const amount = (equity * risk) / 100;
  const size = amount / Math.abs(entry - stop);
  return { amount, size, leverage: (size * entry) / equity };
}

/** What a trade can win for each dollar that it risks. */
export const rewardToRisk = ({ entry, stop, target }: Trade) =>
  Math.abs(target - entry) / Math.abs(entry - stop);

/** The share of trades that must win to break even, without costs. */
export const breakEvenRate = (reward: number) => 1 / (1 + reward);

/** The gain that brings back what was lost, both as shares: 0.2 needs 0.25. */
export const gainToRecover = (loss: number) => loss / (1 - loss);

/** What a trade brings on average. `winRate` is a share. */
export const expectancyOf = (winRate: number, win: number, loss = 1) => winRate * win - (1 - winRate) * loss;

/** The sums of results one after the other, from zero on. */
export function sumsOf(results: readonly number[]) {
  let sum = 0;
  return [0, ...results.map(result => (sum += result))];
}

/** The chance of at least one run of `length` losses among `trades`. */
export function chanceOfRun(length: number, trades: number, lossRate: number): number {
  // How probable each length of the present run is, while none was long enough.
  let runs = [1, ...Array<number>(length - 1).fill(0)];
  for (let trade = 0; trade < trades; trade++) {
    const all = runs.reduce((sum, each) => sum + each, 0);
    runs = [all * (1 - lossRate), ...runs.slice(0, -1).map(each => each * lossRate)];
  }
  return 1 - runs.reduce((sum, each) => sum + each, 0);
}
