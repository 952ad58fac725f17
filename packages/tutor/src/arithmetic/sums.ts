import {
  breakEvenRate,
  expectancyOf,
  gainToRecover,
  positionOf,
  rewardToRisk,
} from '@site/curriculum/arithmetic';
import type { Role, Values } from './roles.ts';

/** One kind of sum: when it is asked, what it needs, how it is computed and which calculator does it. */
export interface Sum {
  /** The passage that explains it, and the calculator, if there is one. */
  passage: string;
  tool?: string;
  /** What a message with such a question says. */
  asks: RegExp;
  /** Each of these, or one of several that stand for each other. */
  needs: readonly (readonly Role[])[];
  formula: string;
  /** Whether the one number that is missing is asked for. */
  isAskedFor?: true;
  /** The result, then the steps. */
  compute: (
    values: Required<Values>,
    unit: string,
    sign: string,
  ) => readonly [result: string, ...steps: string[]];
}

const OUNCES_A_LOT = 100;
const CENT = 0.01;

const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
const short = (value: number) => format.format(value);
const money = (value: number, sign: string) =>
  `${value < 0 ? '−' : ''}${sign}${format.format(Math.abs(value))}`;
const share = (value: number) => `${format.format(Math.round(value * 10_000) / 100)} %`;

const riskOf = ({ equity, risk, amount }: Values) => amount ?? (equity! * risk!) / 100;
const distanceOf = ({ entry, stop, distance }: Values) => distance ?? Math.abs(entry! - stop!);
const unitsOf = ({ lots, size }: Values) => size ?? lots! * OUNCES_A_LOT;
const riskStep = (values: Values, sign: string) =>
  values.amount === undefined
    ? `Risk: ${short(values.risk!)} % of ${money(values.equity!, sign)} = ${money(riskOf(values), sign)}`
    : `Risk: ${money(values.amount, sign)}`;
const distanceStep = (values: Values, sign: string) =>
  values.distance === undefined
    ? `Stop distance: from ${money(values.entry!, sign)} to ${money(values.stop!, sign)} = ${money(distanceOf(values), sign)}`
    : `Stop distance: ${money(values.distance, sign)}`;
const lotStep = ({ lots, size }: Values) =>
  size === undefined && lots !== undefined
    ? [`Size: ${short(lots)} lots × ${OUNCES_A_LOT} ounces = ${short(lots * OUNCES_A_LOT)} ounces`]
    : [];
const rOf = ({ win, loss, reward }: Values) => ({
  win: win ?? reward!,
  loss: win === undefined ? 1 : (loss ?? 1),
});

const DISTANCE = ['distance', 'stop'] as const;
const UNITS = ['size', 'lots'] as const;
const RISKED = ['amount', 'risk'] as const;

/** How large a position is. */
export const sized: Sum = {
  passage: 'beginner/2/position-size',
  tool: 'position-size',
  asks: /size|how (?:big|large|many|much)|lots?\b|ounces?|\boz\b|units|contracts?|position|coins?|sum|calculat|comput|work out|check|\?/,
  needs: [RISKED, ['equity', 'amount'], DISTANCE],
  isAskedFor: true,
  formula: 'position size = equity × risk % ÷ stop distance',
  compute: (values, unit, sign) => {
    const [risked, distance] = [riskOf(values), distanceOf(values)];
    // The calculator's own formula; the price cancels out where only a distance is known.
    const entry = values.entry ?? distance;
    const { size } = positionOf({ equity: risked, risk: 100, entry, stop: entry - distance });
    const inLots = unit === 'ounces' ? ` (${short(size / OUNCES_A_LOT)} lots of ${OUNCES_A_LOT} ounces)` : '';
    return [
      `Position size: ${short(size)} ${unit}${inLots}`,
      riskStep(values, sign),
      distanceStep(values, sign),
      `${money(risked, sign)} ÷ ${money(distance, sign)} = ${short(size)} ${unit}`,
    ];
  },
};

/** The kinds of sums; the first that is asked and has its numbers is computed. */
export const sums: readonly Sum[] = [
  {
    passage: 'intermediate/5/expectancy',
    tool: 'expectancy',
    asks: /profitab|expect|average|per trade|worth|break ?even|make money|lose money|maths?|add up|check/,
    needs: [['winRate'], ['win', 'reward']],
    formula: 'expectancy = win rate × average win − (1 − win rate) × average loss',
    compute: (values, _unit, sign) => {
      const { win, loss } = rOf(values);
      const rate = values.winRate / 100;
      const each = expectancyOf(rate, win, loss);
      const inR = win < 50 && loss < 50;
      const say = (value: number) => (inR ? `${short(value)} R` : money(value, sign));
      return [
        `Expectancy: ${say(each)} a trade, before costs`,
        `${share(rate)} × ${say(win)} = ${say(rate * win)}`,
        `${share(1 - rate)} × ${say(loss)} = ${say((1 - rate) * loss)}`,
        `${say(rate * win)} − ${say((1 - rate) * loss)} = ${say(each)}`,
        `It breaks even at a win rate of ${share(breakEvenRate(win / loss))}`,
      ];
    },
  },
  {
    passage: 'expert/3/drawdown-and-ruin',
    asks: /row|consecutive|straight|running|streak/,
    needs: [['count'], ['risk']],
    formula: 'what is left = (1 − risk %) multiplied by itself once for each loss',
    compute: ({ count, risk, equity }, _unit, sign) => {
      const left = (1 - risk / 100) ** count;
      const account =
        equity === undefined
          ? []
          : [`${money(equity, sign)} × ${short(left)} = ${money(equity * left, sign)}`];
      return [
        `After ${short(count)} losses in a row ${share(left)} is left, a drawdown of ${share(1 - left)}`,
        `Each loss leaves ${share(1 - risk / 100)} of what was there`,
        `${short(1 - risk / 100)} to the power of ${short(count)} = ${short(left)}`,
        ...account,
      ];
    },
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'recovery',
    asks: /recover|get (?:it |that )?back|make (?:it |that |up )|break ?even|back to|gain|even again/,
    needs: [['drawdown']],
    formula: 'gain needed = drawdown ÷ (1 − drawdown)',
    compute: ({ drawdown }) => {
      const lost = drawdown / 100;
      return [
        `A loss of ${share(lost)} needs a gain of ${share(gainToRecover(lost))} to recover`,
        `${share(1 - lost)} is left`,
        `${short(lost)} ÷ ${short(1 - lost)} = ${short(gainToRecover(lost))}`,
      ];
    },
  },
  {
    passage: 'expert/4/margin',
    asks: /margin|deposit|put (?:down|up)|tie[sd]? up/,
    needs: [UNITS, ['entry'], ['leverage']],
    isAskedFor: true,
    formula: 'margin = size × price ÷ leverage',
    compute: (values, unit, sign) => {
      const value = unitsOf(values) * values.entry;
      return [
        `Margin: ${money(value / values.leverage, sign)}`,
        ...lotStep(values),
        `Value: ${short(unitsOf(values))} ${unit} × ${money(values.entry, sign)} = ${money(value, sign)}`,
        `${money(value, sign)} ÷ ${short(values.leverage)} = ${money(value / values.leverage, sign)}`,
      ];
    },
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'risk-to-reward',
    asks: /reward|ratio|r ?: ?r|\brr\b|break ?even|multiple|target/,
    needs: [['entry'], ['stop'], ['target']],
    formula: 'reward to risk = distance to the target ÷ distance to the stop',
    compute: (values, _unit, sign) => {
      const { entry, stop, target } = values;
      const ratio = rewardToRisk(values);
      return [
        `Reward to risk: ${short(ratio)} to 1`,
        `Risk: from ${money(entry, sign)} to ${money(stop, sign)} = ${money(Math.abs(entry - stop), sign)}`,
        `Reward: from ${money(entry, sign)} to ${money(target, sign)} = ${money(Math.abs(target - entry), sign)}`,
        `${money(Math.abs(target - entry), sign)} ÷ ${money(Math.abs(entry - stop), sign)} = ${short(ratio)}`,
        `It breaks even at a win rate of ${share(breakEvenRate(ratio))}, before costs`,
      ];
    },
  },
  sized,
  {
    passage: 'beginner/2/risk-per-trade',
    asks: /lose|loss|risk|cost/,
    needs: [UNITS, DISTANCE],
    formula: 'loss at the stop = size × stop distance',
    compute: (values, unit, sign) => {
      const lost = unitsOf(values) * distanceOf(values);
      return [
        `Loss at the stop: ${money(lost, sign)}, before costs`,
        ...lotStep(values),
        distanceStep(values, sign),
        `${short(unitsOf(values))} ${unit} × ${money(distanceOf(values), sign)} = ${money(lost, sign)}`,
        ...(values.equity === undefined
          ? []
          : [`That is ${share(lost / values.equity)} of ${money(values.equity, sign)}`]),
      ];
    },
  },
  {
    passage: 'beginner/2/risk-per-trade',
    tool: 'position-size',
    asks: /(?:%|per ?cent|pct) (?:risk )?(?:of|from|on)\b|\brisk (?:amount|per trade)|how much (?:can|do|would|may|is|at)\b.*\b(?:lose|risk)/,
    needs: [['equity'], ['risk']],
    formula: 'risk = equity × risk %',
    compute: (values, _unit, sign) => [
      `Risk: ${money(riskOf(values), sign)} a trade`,
      riskStep(values, sign),
    ],
  },
  {
    passage: 'beginner/5/lots-pips-satoshis',
    asks: /pip|point|tick|cent|dollar|moves?|worth|value/,
    needs: [['lots']],
    formula: 'value of a move = lots × 100 ounces × move',
    compute: ({ lots, move = 1 }, _unit, sign) => {
      const ounces = lots * OUNCES_A_LOT;
      return [
        `A move of ${money(move, sign)} is worth ${money(ounces * move, sign)}`,
        `${short(lots)} lots × ${OUNCES_A_LOT} ounces = ${short(ounces)} ounces`,
        `A cent is worth ${short(ounces)} × ${money(CENT, sign)} = ${money(ounces * CENT, sign)}`,
        `A dollar is worth ${money(ounces, sign)}`,
      ];
    },
  },
];
