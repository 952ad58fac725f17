/** When, in which market, what happened, and the months until its next one there. */
export const cycles = [
  ['Sep 2011', 'gold', 'The long rise ends above $1,900; it falls for four years.', 106],
  ['Nov 2012', 'bitcoin', 'The first halving: 25 new coins a block.', 60],
  ['Dec 2017', 'bitcoin', 'Futures begin in Chicago, in the month of its high.', 26],
  ['Mar 2020', 'bitcoin', 'The crash: it halves within two days.', 48],
  ['Aug 2020', 'gold', 'Above $2,000 for the first time.', 64],
  ['Apr 2024', 'bitcoin', 'The fourth halving: 3.125 new coins.', 20],
] as const;

/** With the lesson that teaches it: its level among the three, its module, and a drawing. */
export const expertise = [
  ['Risk sizing', 'A wrong idea costs a known, small part of the account.', 0, 2, 'Risk'],
  ['XAU/USD macro', 'The dollar, real yields and central banks.', 1, 3, 'ChartBar'],
  ['BTC market structure', 'Flows, funding and thin weekends.', 1, 4, 'TrendingUp'],
  ['Coaching', 'The habits that empty accounts, one at a time.', 1, 6, 'Brain'],
] as const;

export const philosophy = [
  ['Survive first', 'An account that is gone learns nothing.'],
  ['Process over prediction', 'The next candle is unknowable. A plan can be tested.'],
  ['Publish the misses', 'A record without losers is an advertisement.'],
] as const;

export const whyMarkets = [
  ['Gold', 'Deep and old, so its reasons can be taught.'],
  ['Bitcoin', 'Young and far more volatile: a strict school for position size.'],
  ['Only these two', 'We would be guessing in a third.'],
] as const;
