import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';

/** A service of the catalogue. */
export type Service = ServiceCard_ServiceFragment;

/** A service, or what is known of it without the catalogue. */
export type Offer = Pick<Service, 'id' | 'title' | 'description'> & Partial<Pick<Service, 'price'>>;

/** What the services of the catalogue are, each in a line. */
export const offers: readonly Offer[] = [
  ['trade-management', 'Trade Management', 'You place the trade. Written rules manage it.'],
  ['signal-provision', 'Signal Provision', 'Entry zone, stop, target and the reasoning.'],
  ['account-management', 'Account Management', 'Your own account, a loss limit agreed first.'],
  ['mindset-coaching', 'Mindset Coaching', 'One-to-one, on the habits that empty accounts.'],
  ['weekly-trade-analysis', 'Weekly Trade Analysis', 'What moved both markets, and our misses.'],
  ['vip-membership', 'VIP Membership', 'Signals, analysis, management and coaching in one.'],
  ['risk-health-check', 'Risk Health Check', 'A month of your trades, read back to you.'],
  ['free-community', 'Free Community', 'A daily note and past signals, on Telegram.'],
].map(([id = '', title = '', description = '']) => ({ id, title, description }));

/** The six of Home. */
export const offersOfHome = offers.slice(0, 6);

export const offerOf = (id: string) => offers.find(offer => offer.id === id);
