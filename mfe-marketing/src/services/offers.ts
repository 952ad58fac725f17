import type { IconName } from './ServiceIcon.tsx';

export interface Offer {
  /** Of the service in the catalogue. */
  id: string;
  icon: IconName;
  title: string;
  text: string;
}

/** What the services of the catalogue are, each in a sentence. */
export const offers: readonly Offer[] = [
  {
    id: 'trade-management',
    icon: 'ChartBar',
    title: 'Trade Management',
    text: 'You place the trade. Written rules decide when the stop moves and when part of it is closed.',
  },
  {
    id: 'signal-provision',
    icon: 'Signal',
    title: 'Signal Provision',
    text: 'Entry zone, stop, target and the reasoning, so that you can disagree before you act.',
  },
  {
    id: 'account-management',
    icon: 'UserCog',
    title: 'Account Management',
    text: 'A plan for your own account. The largest loss is agreed in writing before the first trade.',
  },
  {
    id: 'mindset-coaching',
    icon: 'Brain',
    title: 'Mindset Coaching',
    text: 'One-to-one sessions on revenge trades, oversizing and leaving the plan halfway.',
  },
  {
    id: 'weekly-trade-analysis',
    icon: 'TrendingUp',
    title: 'Weekly Trade Analysis',
    text: 'What moved gold and Bitcoin, which levels matter, and where last week’s ideas were wrong.',
  },
  {
    id: 'vip-membership',
    icon: 'Crown',
    title: 'VIP Membership',
    text: 'Signals, weekly analysis, trade management and two coaching sessions a month, with a live review room.',
  },
  {
    id: 'risk-health-check',
    icon: 'ShieldCheck',
    title: 'Risk Health Check',
    text: 'A month of your trades, read back to you: sizing, drawdown, and the three costliest habits.',
  },
  {
    id: 'free-community',
    icon: 'Send',
    title: 'Free Community',
    text: 'The open Telegram channel: a daily note, a lesson of the week, and every past idea.',
  },
];

/** The six of Home and of the introduction of Services. */
export const highlights = offers.slice(0, 6);

export const offerOf = (id: string) => offers.find(offer => offer.id === id);
