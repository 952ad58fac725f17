import type { Exercise } from './exercise.ts';

/** By lesson, the first one first. */
export const expert: readonly (readonly Exercise[])[] = [
  [
    {
      id: 'above-twenty-weeks',
      title: 'Above the highest high of twenty weeks',
      chart: { unit: 'ounces', candle: 'one week', step: 1, shown: 36 },
      task: 'The rule: after a weekly close above the highest high of the twenty weeks before, buy at the close, stop below the low of the last five weeks, out after ten weeks, no target. Gold closes at 2,348. Does the rule trade, and with which numbers?',
      prices: [
        [5, 12, 0, 2250, 8, 2320, 15, 2272, 22, 2318, 29, 2282, 35, 2316, 36, 2348, 39, 2330, 46, 2262],
      ],
      rule: {
        plan: { side: 'long', entry: 2348, stop: 2283 },
        r: -1,
        says: 'The highest high of the twenty weeks before was 2,328, so the rule buys at 2,348 with the stop at 2,283, and loses 1 R. That is no fault of the text: momentum rules “win seldom and large, and lose often and small”.',
        fails:
          'In a range a close above the high is often its end. A filter for regimes would recognise it late: “Count the trades lost while the filter is learning; they belong to the strategy.” And after several such losses, “skipping one signal out of fear can cost the year”.',
      },
    },
    {
      id: 'far-below-average',
      title: 'Far below the average',
      chart: { unit: 'ounces', candle: 'one day', step: 1, shown: 36, averages: [20] },
      task: 'The rule: after the third close in a row that is more than three ATR below the average of 20 days, buy at the close, target just below the average, stop one and a half times as far as the target. The ATR is 10 dollars, the average stands at 2,437, gold closes at 2,400.',
      prices: [[9, 5.7, 0, 2440, 10, 2452, 20, 2436, 30, 2446, 36, 2400, 41, 2388, 46, 2436]],
      rule: {
        plan: { side: 'long', entry: 2400, stop: 2346, target: 2436 },
        r: 0.67,
        says: 'It is the third close in a row more than three ATR below the average, now 37 dollars, more than 30. So the rule buys at 2,400: target 2,436, stop 2,346. It is paid 36 dollars for 54 of risk, 0.67 R. Mean reversion rules “win often and small, and lose seldom and large”.',
        fails:
          'In the fall that goes on. One hit stop takes back what one and a half such winners brought, and a gap more: “A smooth record of a mean reversion strategy may only mean that its large loss has not come yet.”',
      },
    },
  ],
  [
    {
      id: 'a-low-that-is-known',
      title: 'A low, once it is known',
      chart: { unit: 'ounces', candle: 'one day', step: 1, shown: 28, costs: 0.09 },
      task: 'The rule: a low counts as a swing low when the three candles on each side of it have higher lows, so it is known three candles later. Then buy at the close, stop just below the low, target twice as far as the stop. Spread, commission and slippage cost 0.09 R. The low was 2,402, gold closes at 2,414.',
      prices: [[16, 4.5, 0, 2470, 9, 2430, 14, 2452, 25, 2404, 28, 2414, 33, 2409, 42, 2452]],
      rule: {
        plan: { side: 'long', entry: 2414, stop: 2401, target: 2440 },
        r: 1.91,
        says: 'The swing low is known only now, three candles later, and costs 2,414. The stop at 2,401 risks 13 dollars, the target at 2,440 pays 26: 2 R, and 1.91 R after costs. A backtest that buys at 2,404, on the day of the low, uses a swing “before the candles to its right exist”, and that trade never was to be had.',
        fails:
          'One trade shows nothing: “It cannot prove that the future resembles the past.” Of the lows that look like this at their third candle, some break at the fourth.',
      },
    },
    {
      id: 'best-of-twenty-five',
      title: 'The best of 25 variants',
      chart: { unit: 'ounces', candle: 'one day', step: 0.5, shown: 39, costs: 0.09 },
      task: 'The rule: after the third falling close in a row buy at the close, stop and target 9 dollars away. It is the best of 25 variants that were tried on the candles that you see, where all four of its trades won. Costs are 0.09 R. Now the third close in a row has fallen, to 2,378.50. These next candles it has not seen.',
      prices: [[1494, 4.5, 0, 2380, 52, 2392]],
      rule: {
        plan: { side: 'long', entry: 2378.5, stop: 2369.5, target: 2387.5 },
        r: -1.09,
        says: 'The rule buys at 2,378.50 and is stopped at 2,369.50: 1 R and the costs, 1.09 R. Four of four were the past that it was chosen by. “Count every variant you tried, the ones in your head too, and state the number beside the result.”',
        fails:
          'Out of sample, where such rules do. Nor does this one loss refute it. And to mend the rule by these candles spends them: “Once you have looked at the second part and changed a rule, it has become in-sample.”',
      },
    },
  ],
];
