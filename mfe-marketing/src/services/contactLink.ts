import type { ServiceChoice } from '@site/validation';

const VIP = 'vip-membership';

/** Where a card's button leads (docs/specification.md#services); the state names the chosen card to the booking form. */
export const contactLink = (service: ServiceChoice) => ({
  to: service.id === VIP ? '/contact?service=vip' : '/contact',
  state: { service },
});
