import type { Exercise } from './exercise.ts';

/** By lesson, the first one first. */
export const intermediate: readonly (readonly Exercise[])[] = [
  [
    {
      id: 'back-to-the-old-low',
      title: 'Back to the old low',
      chart: { unit: 'ounces', candle: 'four hours', step: 1, shown: 38 },
      task: 'Name the swings from left to right, then say which side the structure allows, if any, and where it would be broken. The earlier low, near 2,402, lies just above the price of 2,396.',
      prices: [[17, 4, 0, 2440, 4, 2478, 13, 2402, 20, 2443, 31, 2362, 38, 2396, 42, 2392, 52, 2352]],
      rule: {
        plan: { side: 'short', entry: 2396, stop: 2405, target: 2360 },
        r: 4,
        says: '“Lower highs with lower lows are a downtrend”, and “a pullback is a move against the trend that does not break its structure”: the price has come back to the old low from below and has not closed above it: a sale at 2,396 goes with the trend. The structure would be broken by a close above the last lower high, 2,447. The stop stands at 2,405, above the pullback, the target at the last low: 36 dollars for 9 of risk, 4 R.',
        fails:
          'The stop is narrow because it comes from the small swing, and the price for such entries is “missing the trends that never pull back, and catching the pullback that turns out to be the end”. Then this trade costs 1 R.',
      },
    },
    {
      id: 'between-two-sides',
      title: 'Between 2,380 and 2,420',
      chart: { unit: 'ounces', candle: 'four hours', step: 1, shown: 36 },
      task: 'Gold turned at about 2,420 and at about 2,380, each more than once. It stands at 2,400. Say what the structure is, and whether this is a place to trade.',
      prices: [
        [5, 4, 0, 2384, 7, 2418, 15, 2384, 23, 2417, 31, 2383, 36, 2400, 41, 2386, 46, 2412, 52, 2436],
      ],
      rule: {
        plan: { side: 'out' },
        r: 0,
        says: '“A range has a top and a bottom that have each been tested at least twice. Its middle is the worst place to trade: the stop is far, the target is near, and nothing has been decided.” A stop outside of the range is more than 20 dollars away, and its other side is only about 20. The lesson stays out.',
        fails:
          'It missed the rise above 2,420 that followed. Ranges end, and a rule that stays out is not there when they do. What it saved is not to be seen in one chart.',
      },
    },
  ],
  [
    {
      id: 'two-averages-cross',
      title: 'Two averages cross',
      chart: { unit: 'ounces', candle: 'one day', step: 1, shown: 40, averages: [5, 20] },
      task: 'The average of 5 days has just crossed above the one of 20. For this exercise the crossover is the signal, the stop stands two ATR away, 2 × 11.5 = 23 dollars, and there is no target. Would you take it, in this chart?',
      prices: [[1659, 7, 0, 2400, 8, 2424, 16, 2384, 24, 2424, 32, 2384, 38, 2402, 41, 2408, 52, 2384]],
      rule: {
        plan: { side: 'long', entry: 2411, stop: 2388 },
        r: -1,
        says: 'The signal is there, so the rule buys at 2,411 with the stop at 2,388. Four days later the stop is hit: 1 R. A crossover system “catches every long trend, late, and it loses again and again in a range”, and this is a range: its top near 2,432 and its bottom near 2,381 were each tested twice.',
        fails:
          'Here, and no other length mends it: “There is no period that keeps the first property without the second.” Staying out was right this time. Whoever stays out of every range also misses the crossover that begins a trend.',
      },
    },
    {
      id: 'two-ranges-away',
      title: 'A stop two ATR away',
      chart: { unit: 'ounces', candle: 'one day', step: 1, shown: 38, averages: [20] },
      task: 'Gold rises above its average of 20 days and has come back to 2,384. The ATR of 14 days is 13 dollars. Say where a stop is far enough not to be hit by an ordinary day; a target may be left away.',
      prices: [[11, 7, 0, 2290, 12, 2330, 19, 2316, 34, 2392, 38, 2384, 52, 2446]],
      rule: {
        plan: { side: 'long', entry: 2384, stop: 2358 },
        r: 2.38,
        says: 'The ATR tells “how far a stop must stand not to be hit by nothing in particular”: two of them are 26 dollars, the stop stands at 2,358. The price fell to 2,373 first. With the last candle the trade stands 62 dollars in front, 2.38 R. A stop one ATR away, at 2,371, was nearly hit.',
        fails:
          'The ATR has no direction: it chose the distance, the trend chose the side. After a fall as calm as this rise the same stop would have been hit, for 1 R, and without a target the end of the candles decides what is kept.',
      },
    },
  ],
];
