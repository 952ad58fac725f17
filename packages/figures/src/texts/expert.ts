import type { Texts } from './text.ts';

export const expert = {
  'expert-1': {
    'two-families': {
      title: 'Two families of rules',
      caption:
        'Each bar is a trade, the line their sum. Momentum loses often and small and wins seldom and large. Mean reversion does the opposite, and its record looks smooth until the large loss comes.',
      alternative:
        'Two panels of trades. Momentum: many short bars down, a few long ones up, and a ragged sum. Mean reversion: many short bars up and a smooth sum, until one long bar down near the end.',
      isSimulated: true,
    },
    neighbours: {
      title: 'An accident or a plateau',
      caption:
        'The result of one rule by the length of its window in weeks. At the left twenty weeks earn well while eighteen and twenty-two lose: an accident. At the right the neighbours agree, and twenty is only one of them.',
      alternative:
        'Two charts of bars by weeks from 14 to 26. In the first only the bar at 20 is high and its neighbours are below zero. In the second the bars around 20 are all about as high.',
      isSimulated: true,
    },
    'best-trades': {
      title: 'Without the best trades',
      caption:
        'The sum of 60 trades is 21.6 R. Take the best ones away: without the three that brought 8 R, 7 R and 6 R, only 0.6 R are left. The whole result rests on three trades in sixty.',
      alternative:
        'The sum of sixty trades as a line that climbs in a few large steps to 21.6 R. When the best three are taken away, a second line ends at 0.6 R.',
      isSimulated: true,
    },
  },
  'expert-2': {
    'curve-fitting': {
      title: 'Curve fitting against new data',
      caption:
        'The filled points are the past, the hollow ones came later from the same source. Give the curve more freedom: its error on the old points always falls, its error on the new ones soon rises. It learns the noise.',
      alternative:
        'Points around a gentle curve and a fitted line whose freedom can be changed. With more freedom the line passes closer to the old points and further from the new ones. Two bars compare the errors.',
      isSimulated: true,
    },
    'walk-forward': {
      title: 'Walk forward, join the tests',
      caption:
        'Fit on some years, test on the next one, move on. Only the tested years are joined into the record.',
      alternative:
        'Four rows along a time line. In each a long box, fit, is followed by a short one, test; every row starts one year later. The four tests are joined in a last row, the record.',
    },
    'resampled-trades': {
      title: 'The drawdowns that could have come',
      caption:
        'The same trades, drawn at random a few thousand times. Each bar counts how often the deepest drawdown was that large. Plan for the bad end, and not for the one path that happened.',
      alternative:
        'A hill of bars over the maximum drawdown in units of risk, with a long tail to the right. The drawdown that happened is marked near the top of the hill, the worst five percent far to its right.',
      isSimulated: true,
    },
  },
  expert: {
    'correlated-sum': {
      title: 'How two risks add up',
      caption:
        'Two positions, each with a standard deviation of $100. At a correlation of 0 both together have $141, at 1 they have $200. Move the correlation, and plan with that of bad days.',
      alternative:
        'Two arrows of the same length, one for gold and one for Bitcoin, the second at the end of the first. Their sum is longest, $200, when they point the same way, and $141 when they stand at a right angle.',
    },
    'hedged-holding': {
      title: 'A holding with a put',
      caption:
        'Ten ounces at 2,400 with a put at 2,340 that cost $220. Below the strike the loss stops at $820. At 2,480 the gain is $580, $220 less than without the put.',
      alternative:
        'The result at expiry against the price of gold. The holding alone is a straight line. With the put the line is flat at minus 820 dollars up to 2,340, then rises in parallel, 220 dollars below, through minus 220 at 2,400 and plus 580 at 2,480.',
    },
    'walking-the-book': {
      title: 'Walking the book',
      caption:
        'A market order takes the best price first, then the next. Five bitcoin take 2 at 60,000, 2 at 60,020 and 1 at 60,050: 60,018 on average, 23 dollars above the middle price of 59,995. Move the size and see the average walk away.',
      alternative:
        'An order book. Offers of 2 coins at 60,000, 2 at 60,020 and 4 at 60,050, bids below. The part of the offers that an order takes is filled, and its average price is marked: for 5 coins 60,018.',
    },
    'quarter-report': {
      title: 'A drawdown in a quarter',
      caption:
        'Equity peaked at $10,900 and fell to $9,810 before recovering, a drawdown of 10%. An honest report names it, and how long it lasted, before it names the return.',
      alternative:
        'A line of equity through fifty trades. It rises to a peak of 10,900 dollars, falls to 9,810, and climbs back above the peak. The time below the peak is shaded.',
      isSimulated: true,
    },
  },
} satisfies Texts;
