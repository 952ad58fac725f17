/** Titles, and what is behind each. */
export type Points = Readonly<Record<string, string>>;

/** When, the colour of its market, and what happened. */
export const cycles = [
  ['Sep 2011', 'gold', 'Gold’s long rise ends above 1,900 dollars; a bear market of four years follows.'],
  ['Nov 2012', 'bitcoin', 'Bitcoin’s first halving: 25 new coins a block instead of 50.'],
  ['Dec 2017', 'bitcoin', 'Bitcoin futures begin in Chicago, in the month of the cycle’s high.'],
  ['Mar 2020', 'text', 'The crash: Bitcoin halves within two days, and gold is sold for cash.'],
  ['Aug 2020', 'gold', 'Gold is above 2,000 dollars for the first time.'],
  ['Apr 2024', 'bitcoin', 'Bitcoin’s fourth halving: 3.125 new coins a block.'],
] as const;

export const expertise: Points = {
  'Risk sizing': 'How large a position may be so that a wrong idea costs a known, small part of the account.',
  'XAU/USD macro': 'The dollar, real yields and central banks: what moves gold, and what only seems to.',
  'BTC market structure':
    'Flows, funding and liquidity around the clock, including the weekends when it is thin.',
  Coaching: 'The habits that empty accounts, found in a journal and changed one at a time.',
};

export const philosophy: Points = {
  'Survive first': 'An account that is gone learns nothing. The stop comes before the target.',
  'Process over prediction':
    'The next candle is unknowable. A written plan can be tested, followed and corrected.',
  'Publish the misses': 'A record without losers is an advertisement. Ours lists both, with dates.',
};

export const whyMarkets: Points = {
  Gold: 'Deep, old and traded almost around the clock on weekdays. It answers to the dollar, to real yields and to fear, so its reasons can be taught.',
  Bitcoin:
    'Young, always open and far more volatile. Its supply is known to the unit, its demand is not: a strict school for position size.',
  'Both together':
    'Sometimes they move alike, often they do not. Knowing which it is today is part of knowing the risk.',
  'Only these two': 'Two markets are enough to know well. We would be guessing in a third.',
};
