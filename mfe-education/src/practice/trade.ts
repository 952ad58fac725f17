import type { Plan } from '@site/curriculum/practice';
import type { Candle } from '@site/figures/prices';

/** `jump`: the first price was beyond the stop. */
export type Ending = 'stop' | 'jump' | 'target' | 'last' | 'unfilled' | 'out';

/** How far a trade has come. Places count from the first candle that was covered, −1 is the last one seen before. */
export interface Trade {
  filled?: { at: number; price: number };
  closed?: { at: number; price: number };
  /** Absent while it goes on. */
  ending?: Ending;
}

/** A plan with the prices of a trade. */
export type Order = Plan & { entry: number; stop: number };

export const isOrder = (plan: Plan): plan is Order =>
  plan.side !== 'out' && plan.entry !== undefined && plan.stop !== undefined;

/**
 * Follows a plan through candles as they come. An entry at the last close is filled at it, any other one when the price
 * reaches it; a price that is jumped over is filled at the open. What a candle does not tell counts against the trade:
 * stop and target in one candle are the stop.
 * @param last the close at which the plan was made
 */
export function follow(plan: Plan, last: number, candles: readonly Candle[]): Trade {
  if (!isOrder(plan)) return { ending: 'out' };
  // A sale is a purchase in a mirror.
  const sign = plan.side === 'long' ? 1 : -1;
  const [entry, stop] = [plan.entry * sign, plan.stop * sign];
  const target = plan.target === undefined ? Infinity : plan.target * sign;
  let filled = entry === last * sign ? { at: -1, price: plan.entry } : undefined;
  let before = last * sign;

  for (const [at, candle] of candles.entries()) {
    const [open, close] = [candle.open * sign, candle.close * sign];
    const [high, low] = sign > 0 ? [candle.high, candle.low] : [-candle.low, -candle.high];
    // Whether the whole candle came after the entry.
    let isWhole = Boolean(filled);
    if (!filled) {
      const isJumped = before < entry ? open >= entry : open <= entry;
      if (isJumped) filled = { at, price: open * sign };
      else if (low <= entry && entry <= high) filled = { at, price: plan.entry };
      isWhole = isJumped;
    }
    before = close;
    if (!filled) continue;
    const end = (price: number, ending: Ending): Trade => ({
      filled: filled!,
      closed: { at, price: price * sign },
      ending,
    });
    if (isWhole && open <= stop) return end(open, open < stop ? 'jump' : 'stop');
    // A buy order above the market may be reached after the low: then only the close tells.
    if (low <= stop && (open > stop || close <= stop)) return end(stop, 'stop');
    if (isWhole && open >= target) return end(open, 'target');
    if (high >= target && (isWhole || close >= target)) return end(target, 'target');
  }
  return filled ? { filled } : {};
}

/** The trade when no more candles come: what is open is closed at the last close. */
export function finish(trade: Trade, candles: readonly Candle[]): Trade {
  if (trade.ending) return trade;
  if (!trade.filled) return { ending: 'unfilled' };
  const at = candles.length - 1;
  return { ...trade, closed: { at, price: candles[at]?.close ?? trade.filled.price }, ending: 'last' };
}

/** What a trade brought in times the risk that was planned, to the hundredth; 0 without a trade. */
export function resultOf(plan: Plan, { filled, closed }: Trade, costs = 0) {
  if (!isOrder(plan) || !filled || !closed) return 0;
  const gain = plan.side === 'long' ? closed.price - filled.price : filled.price - closed.price;
  const r = gain / Math.abs(plan.entry - plan.stop) - costs;
  return Math.round(r * 100) / 100 || 0;
}
