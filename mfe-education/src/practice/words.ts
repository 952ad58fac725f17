import type { Exercise, Plan } from '@site/curriculum/practice';
import type { Candle } from '@site/figures/prices';
import { isOrder, type Trade } from './trade.ts';

const signed = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

const prices = [2, 4].map(maximumFractionDigits => new Intl.NumberFormat('en', { maximumFractionDigits }));

/** A price, or a size, which may need more digits. */
export const inWords = (value: number, digits: 2 | 4 = 2) => prices[digits / 2 - 1]!.format(value);

/** A result with its sign: "+2 R", "−1.6 R". */
export const inR = (r: number) => `${signed.format(r).replace('-', '−')} R`;

/** A candle as it is spoken. */
export const sayCandle = ({ open, high, low, close }: Candle) =>
  `${close < open ? 'It closes below its open' : close > open ? 'It closes above its open' : 'It closes at its open'}: open ${inWords(open)}, high ${inWords(high)}, low ${inWords(low)}, close ${inWords(close)}.`;

/** A plan in one line. */
export function sayPlan(plan: Plan) {
  if (!isOrder(plan)) return 'Stay out.';
  const target = plan.target === undefined ? 'no target' : `target ${inWords(plan.target)}`;
  return `${plan.side === 'long' ? 'Buy' : 'Sell short'} at ${inWords(plan.entry)}, stop ${inWords(plan.stop)}, ${target}.`;
}

const CHOICES = { long: 'buys', short: 'sells short', out: 'stays out' };
const CHOSEN = { long: 'bought', short: 'sold short', out: 'stayed out' };
/** Stops so much nearer or further than the rule's, as a share of its distance, stand in the same place. */
const [NEARER, FURTHER] = [0.05, 0.15];

type Judged = Pick<Exercise['rule'], 'plan' | 'isExample' | 'room'>;

/** A learner's plan beside that of the lesson's rule: the decision, and where the stop stands. */
export function comparePlans(plan: Plan, { plan: rule, isExample, room: least }: Judged, result = 0) {
  if (isExample)
    return 'No plan was right or wrong here: the exercise shows what a stop can promise, and any stop shows it.';
  if (least) {
    if (!isOrder(plan)) return 'You stayed out: the rule speaks only of the stop of a trade.';
    const away = Math.abs(plan.entry - plan.stop);
    if (away <= least)
      return `Too tight: your stop is ${inWords(away)} away, and an ordinary day goes ${inWords(least)}: it can be hit without any news.`;
    const kept = `You kept the rule: your stop is ${inWords(away)} away, further than an ordinary day of ${inWords(least)}.`;
    return result < 0
      ? `${kept} A loss by the rule is no fault: no rule keeps every trade from losing.`
      : kept;
  }
  if (plan.side !== rule.side) return `You ${CHOSEN[plan.side]} where the rule ${CHOICES[rule.side]}.`;
  if (!isOrder(plan) || !isOrder(rule)) return 'You decided as the rule does.';
  const distance = Math.abs(rule.entry - rule.stop);
  const room = (plan.side === 'long' ? rule.stop - plan.stop : plan.stop - rule.stop) / distance;
  const place = `the rule’s, at ${inWords(rule.stop)}`;
  if (room >= -NEARER && room <= FURTHER)
    return `As the rule: it has the stop at ${inWords(rule.stop)}, you at ${inWords(plan.stop)}.`;
  if (room < 0)
    return `Too tight: your stop is closer than ${place}: a move that leaves the idea intact can hit it.`;
  return `Too wide: your stop is further away than ${place}: the idea has failed before it is hit, so each unit loses more than it must.`;
}

/** What a plan met where the first price is not the last one seen; nothing without a gap. */
export function sayGap(plan: Plan, { filled, ending }: Trade, last: number, open: number) {
  if (open === last) return '';
  const gap = `The gap from ${inWords(last)} to ${inWords(open)}`;
  if (!isOrder(plan) || filled?.at !== -1) return `${gap} came while you had no position.`;
  if (plan.side === 'long' ? open > last : open < last)
    return `${gap} went your way; it could have gone the other.`;
  const stop = `your stop at ${inWords(plan.stop)}`;
  return ending === 'jump' ? `${gap} jumped over ${stop}.` : `${gap} ended before ${stop}, so it missed it.`;
}

/** How a trade went so far. */
export function sayTrade({ filled, closed, ending }: Trade) {
  if (ending === 'out') return 'You stay out.';
  if (ending === 'unfilled') return 'The price never came to your entry: no trade.';
  if (!filled) return 'Your order waits.';
  const at = `Entered at ${inWords(filled.price)}`;
  if (!closed) return `${at}. The trade is open.`;
  const price = inWords(closed.price);
  if (ending === 'last') return `${at}, closed with the last candle at ${price}.`;
  if (ending === 'jump')
    return `${at}. The price jumped over the stop: out at ${price}, the first price after it.`;
  return `${at}. The ${ending} was hit: out at ${price}.`;
}

/** What the picture shows, for those who do not see it. */
export function sayChart({ chart: { candle }, title }: Exercise, seen: readonly Candle[], covered: number) {
  const [highest, lowest] = [
    Math.max(...seen.map(({ high }) => high)),
    Math.min(...seen.map(({ low }) => low)),
  ];
  return `${title}: ${seen.length} candles of ${candle} between ${inWords(lowest)} and ${inWords(highest)}, the last close ${inWords(seen.at(-1)?.close ?? 0)}. ${covered} candles are covered.`;
}
