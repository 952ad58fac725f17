export interface Offer {
  /** Of the service in the catalogue. */
  id: string;
  title: string;
  text: string;
}

/** What the services of the catalogue are, each in a line. */
export const offers: readonly Offer[] = [
  {
    id: 'trade-management',
    title: 'Trade Management',
    text: 'You place the trade. Written rules manage it.',
  },
  {
    id: 'signal-provision',
    title: 'Signal Provision',
    text: 'Entry zone, stop, target and the reasoning.',
  },
  {
    id: 'account-management',
    title: 'Account Management',
    text: 'Your own account, a loss limit agreed first.',
  },
  {
    id: 'mindset-coaching',
    title: 'Mindset Coaching',
    text: 'One-to-one, on the habits that empty accounts.',
  },
  {
    id: 'weekly-trade-analysis',
    title: 'Weekly Trade Analysis',
    text: 'What moved both markets, and our misses.',
  },
  {
    id: 'vip-membership',
    title: 'VIP Membership',
    text: 'Signals, analysis, management and coaching in one.',
  },
  {
    id: 'risk-health-check',
    title: 'Risk Health Check',
    text: 'A month of your trades, read back to you.',
  },
  {
    id: 'free-community',
    title: 'Free Community',
    text: 'A daily note and every past idea, on Telegram.',
  },
];

/** The six of Home. */
export const highlights = offers.slice(0, 6);

export const offerOf = (id: string) => offers.find(offer => offer.id === id);
