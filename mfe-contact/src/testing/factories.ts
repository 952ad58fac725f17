import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';
import type { OwnSession } from '../account/OwnSessions.tsx';

export const adaUser = {
  __typename: 'User',
  id: 'user-1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
};

/** A stored booking; what matters to a test is handed in. */
export const consultation = (
  given: Partial<ConsultationList_ConsultationFragment> = {},
): ConsultationList_ConsultationFragment & { __typename: 'Consultation' } => ({
  __typename: 'Consultation',
  id: 'booking-1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  service: 'vip',
  message: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...given,
});

/** A GraphQL error as the gateway answers it. */
export const refusal = (status: number, message: string, errors: { path: string; message: string }[] = []) =>
  Response.json({ data: null, errors: [{ message, extensions: { http: { status }, errors } }] });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Two logins of a user, the first one in this browser. */
export const ownSessions: OwnSession[] = [
  {
    id: '1',
    current: true,
    createdAt: minutesAgo(12.5),
    lastSeenAt: minutesAgo(0),
    browser: 'Firefox on Linux',
  },
  {
    id: '2',
    current: false,
    createdAt: minutesAgo(2.5 * 1440),
    lastSeenAt: minutesAgo(1.5 * 1440),
    browser: 'Chrome on Android',
  },
];

/** One lesson read, one begun. */
export const ownProgress = [
  {
    ...{ level: 'beginner', module: 1, begunAt: '2026-11-20T09:00:00Z' },
    readAt: '2026-11-20T09:30:00Z',
    checks: [
      { id: 'size', right: true },
      { id: 'size', right: true },
      { id: 'stop', right: false },
    ],
    attempts: [{ exercise: 'trend' }, { exercise: 'trend' }, { exercise: 'range' }],
  },
  {
    level: 'beginner',
    module: 2,
    begunAt: null,
    readAt: null,
    checks: [{ id: 'size', right: true }],
    attempts: [{ exercise: 'gap' }],
  },
];
