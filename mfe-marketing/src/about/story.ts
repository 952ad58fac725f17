export interface Point {
  title: string;
  text: string;
}

export const expertise: readonly Point[] = [
  {
    title: 'Risk sizing',
    text: 'How large a position may be so that a wrong idea costs a known, small part of the account.',
  },
  {
    title: 'XAU/USD macro',
    text: 'The dollar, real yields and central banks: what moves gold, and what only seems to.',
  },
  {
    title: 'BTC market structure',
    text: 'Flows, funding and liquidity around the clock, including the weekends when it is thin.',
  },
  {
    title: 'Coaching',
    text: 'The habits that empty accounts, found in a journal and changed one at a time.',
  },
];

export const philosophy: readonly Point[] = [
  {
    title: 'Survive first',
    text: 'An account that is gone learns nothing. The stop comes before the target.',
  },
  {
    title: 'Process over prediction',
    text: 'The next candle is unknowable. A written plan can be tested, followed and corrected.',
  },
  {
    title: 'Publish the misses',
    text: 'A record without losers is an advertisement. Ours lists both, with dates.',
  },
];

export const whyMarkets: readonly Point[] = [
  {
    title: 'Gold',
    text: 'Deep, old and traded almost around the clock on weekdays. It answers to the dollar, to real yields and to fear, so its reasons can be taught.',
  },
  {
    title: 'Bitcoin',
    text: 'Young, always open and far more volatile. Its supply is known to the unit, its demand is not: a strict school for position size.',
  },
  {
    title: 'Both together',
    text: 'Sometimes they move alike, often they do not. Knowing which it is today is part of knowing the risk.',
  },
  {
    title: 'Only these two',
    text: 'Two markets are enough to know well. We would be guessing in a third.',
  },
];
