// The business's claims and promises (docs/specification.md#results), in one place. Pages show CLAIMS_NOTE beside
// the figures.

export interface Claim {
  value: string;
  label: string;
  /** What it counts, and what it leaves out. */
  counts: string;
}

export const winRate: Claim = {
  value: '87%',
  label: 'Win Rate',
  counts: 'Closed ideas that gained. The size of the losses is not included.',
};

export const claims: readonly Claim[] = [
  {
    value: '$2.4M',
    label: 'Total Profits',
    counts: 'Sum of the gains, as reported by the business. Accounts and years are not listed.',
  },
  {
    value: '500+',
    label: 'Successful Trades',
    counts: 'Trades closed in gain. Those closed at a loss are not counted here.',
  },
  {
    value: 'Zero Losses',
    label: 'in the past 8 months of account management',
    counts: 'Eight months, managed accounts only. Losses are to be expected.',
  },
  {
    value: '12+ Years',
    label: 'in the gold and Bitcoin markets',
    counts: 'By our own account, both markets together.',
  },
  { value: '1000+', label: 'Happy Clients', counts: 'Counted by the business. There was no survey.' },
  {
    value: 'Top 1%',
    label: 'of traders',
    counts: 'The business’s own ranking, not an outside one.',
  },
];

export const highlights: readonly Claim[] = [
  { value: '95%+', label: 'Success Rate', counts: 'Our own count, not independently verified.' },
  { value: '24/7', label: 'Support', counts: 'Write at any hour; we answer within 24 hours.' },
];

/** Shown beside every figure above. */
export const CLAIMS_NOTE =
  'These figures are supplied by the business. They are not independently verified, and they are no forecast of what you will make or lose.';

export const RISK_LINE = 'Trading involves risk. Results are not guaranteed.';

/** What happens after a consultation was booked. */
export const CONSULTATION_PROMISE = "We'll contact you within 24 hours to schedule your free consultation.";

export const PAYMENT =
  'Payment is not connected yet: nothing is charged on this site. A level will be paid once. What a service costs where it says “From”, for how long it runs and how it ends are agreed in a free conversation first.';

export const promotion = {
  bonus: '$600 bonus on any deposit of $500 or above',
  power: '2X trading power: deposits from $500 up to $10,000 are doubled',
  forWhom: 'New accounts only.',
  terms: 'Terms apply.',
  risk: 'Bonus funds raise losses as well as gains: a doubled position loses twice as fast.',
};
