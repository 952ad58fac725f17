/** Titles, and what is behind each. */
export type Points = Readonly<Record<string, string>>;

/** When, the colour of its market, and what happened. */
export const cycles = [
  ['Sep 2011', 'gold', 'Gold’s long rise ends above $1,900; it falls for four years.'],
  ['Nov 2012', 'bitcoin', 'Bitcoin’s first halving: 25 new coins a block.'],
  ['Dec 2017', 'bitcoin', 'Bitcoin futures begin in Chicago, in the month of its high.'],
  ['Mar 2020', 'text', 'The crash: Bitcoin halves within two days, gold is sold for cash.'],
  ['Aug 2020', 'gold', 'Gold is above $2,000 for the first time.'],
  ['Apr 2024', 'bitcoin', 'The fourth halving: 3.125 new coins a block.'],
] as const;

export const expertise: Points = {
  'Risk sizing': 'A size at which a wrong idea costs a known, small part of the account.',
  'XAU/USD macro': 'The dollar, real yields and central banks: what moves gold.',
  'BTC market structure': 'Flows, funding and liquidity, thin weekends included.',
  Coaching: 'The habits that empty accounts, changed one at a time.',
};

export const philosophy: Points = {
  'Survive first': 'An account that is gone learns nothing.',
  'Process over prediction': 'The next candle is unknowable. A plan can be tested.',
  'Publish the misses': 'A record without losers is an advertisement.',
};

export const whyMarkets: Points = {
  Gold: 'Deep and old. It answers to the dollar, real yields and fear, so its reasons can be taught.',
  Bitcoin: 'Young, always open, far more volatile: a strict school for position size.',
  'Only these two': 'Two markets are enough to know well. We would be guessing in a third.',
};
