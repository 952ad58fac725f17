// The business's claims and promises (docs/specification.md#results), in one place. Pages show CLAIMS_NOTE beside
// the figures.

export interface Claim {
  value: string;
  label: string;
  /** What it counts, and what it leaves out. */
  counts: string;
}

export const results: readonly Claim[] = [
  {
    value: '87%',
    label: 'Win Rate',
    counts: 'By our own count, trades that gained. It leaves out how large the losses were.',
  },
  {
    value: '$2.4M',
    label: 'Total Profits',
    counts: 'By our own books. Which accounts, which years and what losses stand beside it is not stated.',
  },
  {
    value: '500+',
    label: 'Successful Trades',
    counts: 'By our own count, trades that ended in a gain. How many did not is not stated.',
  },
  {
    value: '1000+',
    label: 'Happy Clients',
    counts: 'By our own count. Who asked them, and how, is not stated.',
  },
];

export const achievements: readonly Claim[] = [
  {
    value: '12+ Years',
    label: 'in the gold and Bitcoin markets',
    counts: 'By our own account, in both markets together.',
  },
  {
    value: 'Zero Losses',
    label: 'in the past 8 months of account management',
    counts: 'By our own statements. Eight months are short; a loss will come.',
  },
  {
    value: 'Top 1%',
    label: 'by the business’s own ranking',
    counts: 'No outside ranking stands behind it.',
  },
];

export const highlights: readonly Omit<Claim, 'counts'>[] = [
  { value: '95%+', label: 'Success Rate' },
  { value: '24/7', label: 'Support' },
];

/** Shown beside every figure above. */
export const CLAIMS_NOTE =
  'These figures are supplied by the business. They are not independently verified, and they are no forecast of what you will make or lose.';

export const RISK_LINE = 'Trading involves risk. Results are not guaranteed.';

/** What happens after a consultation was booked. */
export const CONSULTATION_PROMISE = "We'll contact you within 24 hours to schedule your free consultation.";

export const promotion = {
  bonus: '$600 bonus on any deposit of $500 or above',
  power: '2X trading power: deposits from $500 up to $10,000 are doubled',
  terms: 'New accounts only. Terms apply.',
  risk: 'Bonus funds raise losses as well as gains: a doubled position loses twice as fast.',
};
