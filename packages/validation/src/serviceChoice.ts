import type { ServiceInterest } from './consultation.ts';

/** The service card that was chosen, as the router's state carries it from Services to the booking form. */
export interface ServiceChoice {
  /** The service's id, for instance `vip-membership`. */
  id: string;
  title: string;
}

/** The choice in a location's state; null where there is none. */
export function serviceChoiceIn(state: unknown): ServiceChoice | null {
  const { service } = (state ?? {}) as { service?: Partial<ServiceChoice> };
  return typeof service?.id === 'string' && typeof service.title === 'string'
    ? { id: service.id, title: service.title }
    : null;
}

const interests: Readonly<Record<string, ServiceInterest>> = {
  'trade-management': 'management',
  'account-management': 'management',
  'signal-provision': 'signals',
  'mindset-coaching': 'coaching',
  'vip-membership': 'vip',
};

/** The form's option that a service belongs to; undefined where no option fits. */
export const interestOf = (serviceId: string): ServiceInterest | undefined =>
  Object.hasOwn(interests, serviceId) ? interests[serviceId] : undefined;

/** The service that needs no booking: its Telegram channel is open to everyone. */
export const FREE_SERVICE = 'free-community';

/** What pages call the subject of a consultation. */
export const serviceLabels: Record<ServiceInterest, string> = {
  signals: 'Signals',
  management: 'Trade and account management',
  coaching: 'Mindset coaching',
  vip: 'VIP membership',
};
