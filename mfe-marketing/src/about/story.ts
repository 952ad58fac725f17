/** Titles, and what is behind each. */
export type Points = Readonly<Record<string, string>>;

/** What happened in both markets in those years. */
export const cycles = [
  {
    when: 'Sep 2011',
    market: 'Gold',
    text: 'Its long rise ends above 1,900 dollars. A bear market of four years follows.',
  },
  { when: 'Nov 2012', market: 'Bitcoin', text: 'The first halving: 25 new coins a block instead of 50.' },
  {
    when: 'Dec 2017',
    market: 'Bitcoin',
    text: 'Futures begin in Chicago, in the month of the cycle’s high.',
  },
  {
    when: 'Mar 2020',
    market: 'Both',
    text: 'The crash: Bitcoin halves within two days, and gold is sold for cash.',
  },
  { when: 'Aug 2020', market: 'Gold', text: 'Above 2,000 dollars for the first time.' },
  { when: 'Apr 2024', market: 'Bitcoin', text: 'The fourth halving: 3.125 new coins a block.' },
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
