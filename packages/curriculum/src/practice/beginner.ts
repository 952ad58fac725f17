import type { Exercise } from './exercise.ts';

/** By lesson, the first one first. */
export const beginner: readonly (readonly Exercise[])[] = [
  [
    {
      id: 'over-the-weekend',
      title: 'Gold before the weekend',
      chart: { unit: 'ounces', candle: 'four hours', step: 0.5, shown: 36 },
      task: 'It is Friday, shortly before gold closes at 2,500. The next candle is that of Sunday evening. Set any plan you like, for example: buy at 2,500 with the stop at 2,490. No choice is wrong: watch what a stop can promise over a weekend. The result is counted in R, the loss that the plan allows.',
      prices: [
        [4, 2.6, 0, 2478, 9, 2504, 17, 2493, 27, 2509, 33, 2495, 36, 2500],
        [8, 2.6, 0, 2484, 5, 2491, 14, 2479],
      ],
      rule: {
        plan: { side: 'long', entry: 2500, stop: 2490, target: 2520 },
        isExample: true,
        r: -1.6,
        says: 'A stop is no promise across a weekend: “gold can open on Sunday evening at a very different price”, and “a stop-loss may be filled beyond its level”. The buyer of the example, at 2,500 with the stop at 2,490, planned to lose 1 R at most. The market opens at 2,484, and there the stop is filled: 16 dollars an ounce, 1.6 R.',
        fails:
          'The lesson knows that the jump exists. It knows neither its day nor its side: the same gap would have paid a seller. Most weekends have a small one or none.',
      },
    },
    {
      id: 'a-day-in-bitcoin',
      title: 'How far a day goes in Bitcoin',
      chart: { unit: 'bitcoin', candle: 'one day', step: 50, shown: 36 },
      task: 'Bitcoin stands at 50,000. Look how far ordinary days went, up and down, before you set a stop: in this chart 3% of the price, 1,500, is one ordinary day. The rule here: a stop further away than one such day.',
      prices: [
        [3, 1050, 0, 46200, 10, 50900, 17, 48100, 26, 52600, 34, 49300, 36, 50000, 43, 49400, 52, 55600],
      ],
      rule: {
        plan: { side: 'long', entry: 50000, stop: 47500, target: 55000 },
        room: 1500,
        r: 2,
        says: '“Over most long periods Bitcoin has swung several times as much as gold, in both directions.” The rule names no side and no target: this plan is one of many that keep it. A stop 1% away, at 49,500, is inside of one day: it was hit on the way. A stop 5% away, at 47,500, was not, and the target at 55,000 made 2 R. That is the distance in the price, not the share of an account at risk: the next lesson sets that by the size.',
        fails:
          'By little: the low came within 100 of the stop, and a stop at 48,000, which keeps the rule as well, was hit. Room is no safety: “Bitcoin has fallen by more than 70% from a high more than once, so the same amount of money carries more risk in it.” A stop that is five times as far wants a position of a fifth.',
      },
    },
  ],
  [
    {
      id: 'the-low-of-a-buyer',
      title: 'The low that a buyer relies on',
      chart: { unit: 'ounces', candle: 'one hour', step: 0.5, shown: 36 },
      task: 'Gold fell to 2,491.50 and came back to 2,500. A buyer relies on that low. Choose the stop first, see what size 1% of the account gives, then the target.',
      prices: [
        [21, 2.2, 0, 2484, 8, 2504, 14, 2498, 21, 2513, 31, 2494, 36, 2500, 40, 2495.4, 48, 2522, 50, 2520],
      ],
      rule: {
        plan: { side: 'long', entry: 2500, stop: 2490, target: 2520 },
        r: 2,
        says: 'The stop belongs “just below the low that a buyer relies on”: 2,490. At 1% of $5,000 that is 5 ounces. The price came back to 2,492.50 before it rose to the target: 20 dollars for 10 of risk, 2 R. A stop at 2,495 “is often too close and is hit by ordinary movement”, as here.',
        fails:
          'Two and a half dollars more of decline and the same stop would have been hit just before the rise. The lesson limits what that costs. It does not say which of the two comes.',
      },
    },
    {
      id: 'wrong-by-plan',
      title: 'Another low, the same plan',
      chart: { unit: 'ounces', candle: 'one hour', step: 0.5, shown: 36 },
      task: 'Gold made a low at 2,430 and stands at 2,440. Again the stop comes first, then size and target. What will it cost if the idea is wrong?',
      prices: [[13, 2.2, 0, 2418, 9, 2452, 16, 2441, 24, 2461, 32, 2431, 36, 2440, 41, 2447, 50, 2418]],
      rule: {
        plan: { side: 'long', entry: 2440, stop: 2429, target: 2462 },
        r: -1,
        says: 'The stop stands just below the low, at 2,429, and at 1% of $5,000 the size is 4.55 ounces. The low broke, the idea was wrong, and the trade cost what was planned: $50, 1 R. “Losses are certain to come; only their size can be planned.”',
        fails:
          'The rule lost, and nothing in the chart had told before. Whoever held on and moved the stop lost more: “Moving a stop further away during a trade raises the risk after the fact.”',
      },
    },
  ],
];
