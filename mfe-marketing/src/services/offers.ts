import type { IconName } from './ServiceIcon.tsx';

export interface Offer {
  /** Of the service in the catalogue. */
  id: string;
  icon: IconName;
  title: string;
  text: string;
}

/** What the services of the catalogue are, each in a line. */
export const offers: readonly Offer[] = [
  {
    id: 'trade-management',
    icon: 'ChartBar',
    title: 'Trade Management',
    text: 'You place the trade. Written rules manage it.',
  },
  {
    id: 'signal-provision',
    icon: 'Signal',
    title: 'Signal Provision',
    text: 'Entry zone, stop, target and the reasoning.',
  },
  {
    id: 'account-management',
    icon: 'UserCog',
    title: 'Account Management',
    text: 'Your own account, a loss limit agreed first.',
  },
  {
    id: 'mindset-coaching',
    icon: 'Brain',
    title: 'Mindset Coaching',
    text: 'One-to-one, on the habits that empty accounts.',
  },
  {
    id: 'weekly-trade-analysis',
    icon: 'TrendingUp',
    title: 'Weekly Trade Analysis',
    text: 'What moved both markets, and our misses.',
  },
  {
    id: 'vip-membership',
    icon: 'Crown',
    title: 'VIP Membership',
    text: 'Signals, analysis, management and coaching in one.',
  },
  {
    id: 'risk-health-check',
    icon: 'ShieldCheck',
    title: 'Risk Health Check',
    text: 'A month of your trades, read back to you.',
  },
  {
    id: 'free-community',
    icon: 'Send',
    title: 'Free Community',
    text: 'A daily note and every past idea, on Telegram.',
  },
];

/** The six of Home. */
export const highlights = offers.slice(0, 6);

export const offerOf = (id: string) => offers.find(offer => offer.id === id);
