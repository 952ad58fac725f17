/** What a learner, or the lesson's rule, does. Without a target a trade ends at its stop or with the last candle. */
export interface Plan {
  /** `out`: no trade, and no prices. */
  side: 'long' | 'short' | 'out';
  entry?: number;
  stop?: number;
  target?: number;
}

/** Simulated prices: a seed, the usual change of a candle, and places with the closes there (`simulateCandles`). */
type Prices = readonly [seed: number, swing: number, ...through: number[]];

/** A chart that is read by the rule of a lesson and uncovered candle by candle. */
export interface Exercise {
  /** Under which progress keeps its attempts: unique, and the same when it is reworded. */
  id: string;
  title: string;
  chart: {
    /** What is counted: ounces of gold, or bitcoin. */
    unit: 'ounces' | 'bitcoin';
    /** What one candle stands for. */
    candle: string;
    /** The least change of a price that is set. */
    step: number;
    /** How many candles are seen before the decision. */
    shown: number;
    /** Lengths of the moving averages in it. */
    averages?: readonly number[];
    /** What a trade costs, in R. */
    costs?: number;
  };
  /** What the chart shows and which rule of the lesson it is read by. */
  task: string;
  /** One part after the other; between two of them the price may jump. */
  prices: readonly Prices[];
  /** What the rule would have done, what came of it in R, and in words what it says and where it fails. */
  rule: {
    plan: Plan;
    r: number;
    says: string;
    fails: string;
    /** The lesson has no rule for such a trade: the plan is an example. */
    isExample?: boolean;
    /** The rule asks only that the stop is further away than this. */
    room?: number;
  };
}
