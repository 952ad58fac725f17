import { describe, expect, it } from '@jest/globals';
import { exercises, type Plan } from '@site/curriculum/practice';
import { averageTrueRange, movingAverage, simulateMarket, type Candle } from '@site/figures/prices';
import { finish, follow, resultOf, type Ending } from './trade.ts';
import { comparePlans, sayGap } from './words.ts';

const candle = ([open, high, low, close]: readonly number[]) => ({ open, high, low, close }) as Candle;
/** The same prices upside down, around 100. */
const mirrored = ([open = 0, high = 0, low = 0, close = 0]: readonly number[]) =>
  [open, low, high, close].map(price => 200 - price);
const mirroredPlan = ({ entry = 0, stop = 0, target }: Plan): Plan => ({
  side: 'short',
  entry: 200 - entry,
  stop: 200 - stop,
  ...(target !== undefined && { target: 200 - target }),
});

/** The last close is 100 in all; each is tried upside down as a sale, too. Entry, stop and target; then the candles. */
const trades: readonly [string, prices: string, candles: string, Ending, number, number?][] = [
  ['the target is hit', '100 95 110', '100 111 99 110', 'target', 2],
  ['the stop is hit', '100 95 110', '100 101 94 96', 'stop', -1],
  ['the stop is touched', '100 95 110', '100 101 95 99', 'stop', -1],
  ['the target is touched', '100 95 110', '100 110 99 101', 'target', 2],
  ['stop and target in one candle', '100 95 110', '100 112 94 111', 'stop', -1],
  ['a gap through the stop', '100 95 110', '92 112 91 99', 'jump', -1.6],
  ['a gap to the stop itself', '100 95 110', '95 99 94 98', 'stop', -1],
  ['a gap through the target', '100 95 110', '113 114 94 95', 'stop', -1],
  ['a clean gap over the target', '100 95 110', '113 114 111 112', 'target', 2.6],
  ['a later gap', '100 95', '100 102 99 101 / 93 94 92 93', 'jump', -1.4],
  ['the last close, in front', '100 96', '100 103 98 102 / 102 104 101 103', 'last', 0.75],
  ['the last close, behind', '100 95 110', '100 102 96 98', 'last', -0.4],
  ['a price that never comes', '98 95 104', '100 105 99 104', 'unfilled', 0],
  ['a lower entry, then the target', '98 95 104', '100 101 97 99 / 99 105 98 104', 'target', 2],
  ['a target before the entry, maybe', '98 95 101', '100 102 97 99 / 99 100 97 98', 'last', 0],
  ['a target after the entry, surely', '98 95 101', '100 102 97 101.5', 'target', 1],
  ['entry and stop in one candle', '98 95 104', '100 105 94 104', 'stop', -1],
  ['a gap below a lower entry', '98 95 104', '96 105 96 104', 'target', 2.67],
  ['a gap below entry and stop', '98 95 104', '94 105 93 104', 'jump', 0],
  ['a higher entry', '102 99 108', '100 103 99.5 103 / 103 109 102 108', 'target', 2],
  ['a gap above a higher entry', '102 99 108', '104 109 103 108', 'target', 1.33],
  ['a low before a higher entry', '105 101 113', '100 107 99 106 / 106 114 105 113', 'target', 2],
  ['a close below the stop after it', '105 101 113', '100 107 99 100.5', 'stop', -1],
  ['costs', '100 95 110', '100 111 99 110', 'target', 1.91, 0.09],
  ['no costs without a trade', '98 95', '100 105 99 104', 'unfilled', 0, 0.09],
];
const numbersIn = (text: string) => text.split(' ').map(Number);

describe.each([
  ['bought', (plan: Plan) => plan, (prices: number[]) => prices],
  ['sold', mirroredPlan, mirrored],
] as const)('%s', (_, turnPlan, turn) => {
  it.each(trades)('%s', (...[, prices, rows, ending, r, costs]) => {
    const [entry, stop, target] = numbersIn(prices);
    const plan = turnPlan({ side: 'long', entry: entry!, stop: stop!, ...(target && { target }) });
    const candles = rows.split(' / ').map(row => candle(turn(numbersIn(row))));
    const trade = finish(follow(plan, 100, candles), candles);
    expect({ ending: trade.ending, r: resultOf(plan, trade, costs) }).toEqual({ ending, r });
  });
});

it('goes on until the stop, the target or the last candle', () => {
  const plan: Plan = { side: 'long', entry: 100, stop: 95, target: 110 };
  const first = follow(plan, 100, [candle([100, 104, 98, 103])]);
  expect(first).toEqual({ filled: { at: -1, price: 100 } });
  expect(follow(plan, 100, [])).toEqual({ filled: { at: -1, price: 100 } });
  expect(follow({ ...plan, entry: 98 }, 100, [candle([100, 104, 99, 103])])).toEqual({});
});

it('staying out is no trade', () => {
  const trade = finish(follow({ side: 'out' }, 100, []), []);
  expect({ trade, r: resultOf({ side: 'out' }, trade, 0.09) }).toEqual({ trade: { ending: 'out' }, r: 0 });
});

const marketOf = (id: string) => {
  const exercise = exercises.find(one => one.id === id)!;
  const market = simulateMarket(exercise.prices, exercise.chart.step);
  return {
    ...exercise,
    ...exercise.chart,
    market,
    seen: market.slice(0, exercise.chart.shown),
    future: market.slice(exercise.chart.shown),
  };
};

describe.each(exercises.map(({ id }) => id))('%s', id => {
  const { rule, costs, seen, future, step } = marketOf(id);

  it('has the result that it states when the rule is followed', () => {
    const trade = finish(follow(rule.plan, seen.at(-1)!.close, future), future);
    expect(resultOf(rule.plan, trade, costs)).toBe(rule.r);
  });

  it('has candles that hold together, and enough of them', () => {
    for (const { open, high, low, close } of [...seen, ...future]) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
    expect(seen.length).toBeGreaterThanOrEqual(28);
    expect(future.length).toBeGreaterThanOrEqual(10);
  });

  it('sets prices that the chart has room for, in whole steps', () => {
    const { entry, stop, target } = rule.plan;
    const [lowest, highest] = [
      Math.min(...seen.map(({ low }) => low)),
      Math.max(...seen.map(({ high }) => high)),
    ];
    const room = (highest - lowest) * 0.7;
    for (const price of [entry, stop, target]) {
      if (price === undefined) continue;
      expect(price).toBeGreaterThanOrEqual(lowest - room);
      expect(price).toBeLessThanOrEqual(highest + room);
      expect(price % step).toBe(0);
    }
    if (entry !== undefined) expect(entry).toBe(seen.at(-1)!.close);
  });
});

describe('what the exercises say of their charts', () => {
  const lowsOf = (candles: readonly Candle[]) => candles.map(({ low }) => low);
  const lowOf = (candles: readonly Candle[]) => Math.min(...lowsOf(candles));
  const highOf = (candles: readonly Candle[]) => Math.max(...candles.map(({ high }) => high));
  const closesOf = (candles: readonly Candle[]) => candles.map(({ close }) => close);
  const average = (candles: readonly Candle[], days: number) =>
    movingAverage(closesOf(candles), days).at(-1)!;
  const atr = (candles: readonly Candle[]) => averageTrueRange(candles, 14).at(-1)!;

  it('the weekend jumps to 2,484', () => {
    const { seen, future } = marketOf('over-the-weekend');
    expect([seen.at(-1)!.close, future[0]!.open]).toEqual([2500, 2484]);
  });

  it('a day in Bitcoin reaches a stop 1% away, and 5% away by less than 100 not', () => {
    const { future } = marketOf('a-day-in-bitcoin');
    expect(lowOf(future)).toBeLessThan(49500);
    expect(lowOf(future) - 47500).toBeGreaterThan(0);
    expect(lowOf(future) - 47500).toBeLessThanOrEqual(100);
  });

  it('lows, and how near the price came again', () => {
    const first = marketOf('the-low-of-a-buyer');
    expect([lowOf(first.seen.slice(-8)), lowOf(first.future.slice(0, 6))]).toEqual([2491.5, 2492.5]);
    expect(lowOf(first.future.slice(0, 6)) - first.rule.plan.stop!).toBe(2.5);
    expect(lowOf(marketOf('wrong-by-plan').seen.slice(-8))).toBe(2430);
  });

  it('a downtrend, and a range that then ends', () => {
    const { seen } = marketOf('back-to-the-old-low');
    const [highs, lows] = [
      [highOf(seen.slice(0, 8)), highOf(seen.slice(15, 26))],
      [lowOf(seen.slice(8, 18)), lowOf(seen.slice(26))],
    ];
    expect(highs[1]).toBeLessThan(highs[0]!);
    expect(lows[1]).toBeLessThan(lows[0]!);
    expect(Math.abs(lows[0]! - 2402)).toBeLessThanOrEqual(3);
    expect(highOf(seen.slice(-6))).toBeLessThan(2405);
    expect(highOf(seen.slice(15, 26))).toBe(2447);
    // Fallen through the old low, and come back to it from below.
    expect(Math.max(...closesOf(seen.slice(26)))).toBeLessThan(2402);
    const range = marketOf('between-two-sides');
    expect([lowOf(range.seen), highOf(range.seen), range.seen.at(-1)!.close]).toEqual([2380, 2421, 2400]);
    expect(range.future.at(-1)!.close).toBeGreaterThan(2421);
  });

  it('averages that have just crossed, and ATR', () => {
    const { seen, future } = marketOf('two-averages-cross');
    const gap = (candles: readonly Candle[]) => average(candles, 5) - average(candles, 20);
    expect(gap(seen)).toBeGreaterThan(0);
    expect(gap(seen.slice(0, -1))).toBeLessThan(0);
    expect(lowOf(future.slice(0, 3))).toBeGreaterThan(2388);
    expect(lowOf(future.slice(0, 4))).toBe(2388);
    expect(atr(seen)).toBeCloseTo(11.5, 1);
    // A range: top and bottom were each tested twice.
    expect([highOf(seen.slice(0, 12)), highOf(seen.slice(19, 28)), highOf(seen)]).toEqual([2433, 2432, 2433]);
    expect([lowOf(seen.slice(12, 20)), lowOf(seen.slice(28)), lowOf(seen)]).toEqual([2380, 2382, 2380]);
    const trend = marketOf('two-ranges-away');
    expect(atr(trend.seen)).toBeCloseTo(13, 0);
    expect(trend.seen.at(-1)!.close).toBeGreaterThan(average(trend.seen, 20));
    expect(lowOf(trend.future)).toBe(2373);
  });

  it('a breakout, and a distance from the average', () => {
    const { seen } = marketOf('above-twenty-weeks');
    expect(highOf(seen.slice(-21, -1))).toBe(2328);
    expect([lowOf(seen.slice(-5)), seen.at(-1)!.close]).toEqual([2284, 2348]);
    const reversion = marketOf('far-below-average');
    expect(average(reversion.seen, 20)).toBeCloseTo(2437, 0);
    // The third such close in a row is the last one seen, and the first that is a third.
    const isFar = Array.from({ length: 17 }, (_, back) => {
      const until = reversion.seen.slice(0, 20 + back);
      return average(until, 20) - until.at(-1)!.close > 3 * atr(until);
    });
    expect(isFar).toEqual([...Array<boolean>(14).fill(false), true, true, true]);
    expect(atr(reversion.seen)).toBeCloseTo(10, 0);
  });

  it('a swing low with three candles to its right', () => {
    const { seen } = marketOf('a-low-that-is-known');
    const [low, ...right] = lowsOf(seen.slice(-4));
    expect([low, lowOf(seen), seen.at(-4)!.close]).toEqual([2402, 2402, 2404]);
    for (const one of right) expect(one).toBeGreaterThan(low!);
    const lows = lowsOf(seen);
    const known = lows.flatMap((each, at) => {
      const sides = [...lows.slice(Math.max(0, at - 3), at), ...lows.slice(at + 1, at + 4)];
      return sides.length === 6 && Math.min(...sides) > each ? at + 3 : [];
    });
    expect(known).toEqual([seen.length - 1]);
  });

  it('a rule that won all four where it was found', () => {
    const { seen, rule } = marketOf('best-of-twenty-five');
    const closes = closesOf(seen);
    const falls = (at: number) => closes[at]! < (closes[at - 1] ?? seen[0]!.open);
    const signals = closes.flatMap((_, at) =>
      at >= 3 && falls(at) && falls(at - 1) && falls(at - 2) && !falls(at - 3) ? at : [],
    );
    expect(signals.at(-1)).toBe(seen.length - 1);
    const results = signals.slice(0, -1).map(at => {
      const entry = closes[at]!;
      const plan: Plan = { side: 'long', entry, stop: entry - 9, target: entry + 9 };
      return resultOf(plan, follow(plan, entry, seen.slice(at + 1)));
    });
    expect(results).toEqual([1, 1, 1, 1]);
    expect(rule.plan.entry).toBe(closes.at(-1));
  });
});

const rule: Plan = { side: 'long', entry: 100, stop: 90, target: 120 };
it.each<[Plan, Plan, RegExp]>([
  [{ side: 'out' }, rule, /^You stayed out where the rule buys\.$/],
  [rule, { side: 'out' }, /^You bought where the rule stays out\.$/],
  [mirroredPlan(rule), rule, /^You sold short where the rule buys\.$/],
  [{ side: 'out' }, { side: 'out' }, /^You decided as the rule does\.$/],
  [rule, rule, /^As the rule: it has the stop at 90, you at 90\.$/],
  [{ ...rule, stop: 89 }, rule, /^As the rule: it has the stop at 90, you at 89\.$/],
  [{ ...rule, stop: 91 }, rule, /^Too tight: your stop is closer than the rule’s, at 90:/],
  [{ ...rule, stop: 95 }, rule, /^Too tight: your stop is closer than the rule’s, at 90:/],
  [{ ...rule, stop: 80 }, rule, /^Too wide: your stop is further away than the rule’s, at 90:/],
  [
    mirroredPlan({ ...rule, stop: 95 }),
    mirroredPlan(rule),
    /^Too tight: your stop is closer than the rule’s, at 110:/,
  ],
])('of the plan %j beside the rule %j is said: %s', (plan, rule, said) => {
  expect(comparePlans(plan, { plan: rule })).toMatch(said);
});

it.each<[number, object, RegExp, number]>([
  [90, { isExample: true }, /^No plan was right or wrong here/, 0],
  [92, { room: 7 }, /^You kept the rule: your stop is 8 away, further than an ordinary day of 7\.$/, 0],
  [93, { room: 7 }, /^Too tight: your stop is 7 away, and an ordinary day goes 7:/, 0],
  [60, { room: 7 }, /^You kept the rule: .* A loss by the rule is no fault/, -1],
])('a stop at %i is judged by a rule with %j: %s', (stop, judged, said, result) => {
  expect(comparePlans({ ...rule, stop }, { plan: rule, ...judged }, result)).toMatch(said);
});

it.each<[Plan, number, string]>([
  [rule, 100, ''],
  [rule, 88, 'The gap from 100 to 88 jumped over your stop at 90.'],
  [rule, 92, 'The gap from 100 to 92 ended before your stop at 90, so it missed it.'],
  [rule, 104, 'The gap from 100 to 104 went your way; it could have gone the other.'],
  [mirroredPlan(rule), 104, 'The gap from 100 to 104 ended before your stop at 110, so it missed it.'],
  [{ ...rule, entry: 95 }, 94, 'The gap from 100 to 94 came while you had no position.'],
  [{ side: 'out' }, 88, 'The gap from 100 to 88 came while you had no position.'],
])('of the plan %j and a first price of %i is said: %s', (plan, open, said) => {
  const trade = follow(plan, 100, [candle([open, open, open, open])]);
  expect(sayGap(plan, trade, 100, open)).toBe(said);
});
