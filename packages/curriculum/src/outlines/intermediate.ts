import type { Outline } from './outline.ts';

/** What the lessons of the intermediate level cover, in their order. */
export const intermediate: readonly Outline[] = [
  {
    summary:
      'How to read trend, range and pullback by their swings, when structure breaks, and how to go from the daily chart down to a trade.',
    sections: [
      'Structure is the order of the swings',
      'Break of structure',
      'From the daily chart down',
      'Pullbacks and ranges',
    ],
    terms: ['Higher high', 'Break of structure', 'Top-down analysis', 'Trading range', 'Pullback'],
  },
  {
    summary:
      'What moving averages, RSI, ATR and MACD compute, which question each one answers, and why more of them do not add information.',
    sections: [
      'What an indicator is',
      'Averages: which way, and how late',
      'RSI: how one-sided',
      'ATR: how far is normal',
      'Why stacking repeats itself',
    ],
    terms: [
      'Simple moving average',
      'Exponential moving average',
      'Moving-average crossover',
      'RSI',
      'Divergence',
      'ATR',
      'MACD',
    ],
  },
  {
    summary:
      'Why gold answers to the dollar, to real yields, to the Federal Reserve and to fear, and how to trade around scheduled news, or not at all.',
    sections: [
      'The dollar',
      'Real yields',
      'The Federal Reserve and its data',
      'Central banks and fear',
      'Around the economic calendar',
    ],
    terms: [
      'Real yield',
      'US dollar index',
      'Federal funds rate',
      'Consumer Price Index',
      'Non-farm payrolls',
      'Safe haven',
      'Economic calendar',
      'Opportunity cost',
    ],
  },
  {
    summary:
      'How new coins are issued, and what ETF flows, exchange balances, funding, stablecoins and thin weekends do to the price of Bitcoin.',
    sections: [
      'Halving and issuance',
      'ETF flows and exchange balances',
      'Funding rates and open interest',
      'Stablecoins, weekends and shares',
    ],
    terms: [
      'Halving',
      'Block subsidy',
      'Spot ETF',
      'Exchange balance',
      'Funding rate',
      'Open interest',
      'Stablecoin',
    ],
  },
  {
    summary:
      'How to turn an idea into setup, trigger, stop and target, what expectancy measures, and how many trades it takes to learn anything.',
    sections: [
      'Setup, trigger, stop, target',
      'Win rate and expectancy',
      'How many trades are enough',
      'Test backwards, then forwards',
      'Review weekly, change rarely',
    ],
    terms: ['Setup', 'Trigger', 'Expectancy', 'Win rate', 'Sample size', 'Forward testing'],
  },
  {
    summary:
      'The habits that empty accounts, the limits that stop them, and a journal that shows what your moods have cost you.',
    sections: [
      'Why good plans are broken',
      'Revenge trading and tilt',
      'Limits that work when you do not',
      'Put the feeling in the journal',
      'When to stop altogether',
    ],
    terms: ['Fear of missing out', 'Revenge trading', 'Loss aversion', 'Tilt', 'Daily loss limit'],
  },
];
