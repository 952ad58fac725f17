const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** What is limited. Sign-ups and logins are counted by client address, tutor and bookings by user. */
export type LimitName = 'signup' | 'login' | 'tutor' | 'booking';

export interface Policy {
  /** The name in the RateLimit headers, and the prefix of the stored keys. */
  name: string;
  quota: number;
  windowSeconds: number;
}

/** How much of each is allowed in which time. */
export const policies: Record<LimitName, Policy[]> = {
  signup: [{ name: 'signup', quota: 40, windowSeconds: MINUTE_SECONDS }],
  login: [{ name: 'login', quota: 120, windowSeconds: MINUTE_SECONDS }],
  tutor: [{ name: 'tutor', quota: 20, windowSeconds: MINUTE_SECONDS }],
  booking: [
    { name: 'booking', quota: 20, windowSeconds: MINUTE_SECONDS },
    { name: 'booking-daily', quota: 100, windowSeconds: DAY_SECONDS },
  ],
};
