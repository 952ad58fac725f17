import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';

/** A service of the catalogue. */
export type Service = ServiceCard_ServiceFragment;

/** A service, or what is known of it without the catalogue. */
export type Offer = Pick<Service, 'id' | 'title' | 'description'> & Partial<Pick<Service, 'price'>>;

/** What the services of the catalogue are, each in a line. */
export const offers: readonly Offer[] = [
  {
    id: 'trade-management',
    title: 'Trade Management',
    description: 'You place the trade. Written rules manage it.',
  },
  {
    id: 'signal-provision',
    title: 'Signal Provision',
    description: 'Entry zone, stop, target and the reasoning.',
  },
  {
    id: 'account-management',
    title: 'Account Management',
    description: 'Your own account, a loss limit agreed first.',
  },
  {
    id: 'mindset-coaching',
    title: 'Mindset Coaching',
    description: 'One-to-one, on the habits that empty accounts.',
  },
  {
    id: 'weekly-trade-analysis',
    title: 'Weekly Trade Analysis',
    description: 'What moved both markets, and our misses.',
  },
  {
    id: 'vip-membership',
    title: 'VIP Membership',
    description: 'Signals, analysis, management and coaching in one.',
  },
  {
    id: 'risk-health-check',
    title: 'Risk Health Check',
    description: 'A month of your trades, read back to you.',
  },
  {
    id: 'free-community',
    title: 'Free Community',
    description: 'Free signals: a daily note, every past idea.',
  },
];

/** The six of Home. */
export const offersOfHome = offers.slice(0, 6);

export const offerOf = (id: string) => offers.find(offer => offer.id === id);
