import type { IconName } from './ServiceIcon.tsx';

export interface Offer {
  icon: IconName;
  title: string;
  text: string;
}

/** The six offers of Home, the landing page and the introduction of Services. */
export const offers: readonly Offer[] = [
  {
    icon: 'ChartBar',
    title: 'Trade Management',
    text: 'You place the trade. Written rules decide when the stop moves and when part of it is closed.',
  },
  {
    icon: 'Signal',
    title: 'Signal Provision',
    text: 'Entry zone, stop, target and the reasoning, so that you can disagree before you act.',
  },
  {
    icon: 'UserCog',
    title: 'Account Management',
    text: 'A plan for your own account. The largest loss is agreed in writing before the first trade.',
  },
  {
    icon: 'Brain',
    title: 'Mindset Coaching',
    text: 'One-to-one sessions on revenge trades, oversizing and leaving the plan halfway.',
  },
  {
    icon: 'TrendingUp',
    title: 'Weekly Trade Analysis',
    text: 'What moved gold and Bitcoin, which levels matter, and where last week’s ideas were wrong.',
  },
  {
    icon: 'Crown',
    title: 'VIP Membership',
    text: 'Signals, weekly analysis, trade management and two coaching sessions a month, with a live review room.',
  },
];
