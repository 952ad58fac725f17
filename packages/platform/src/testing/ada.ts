import type { CurrentUser } from '../auth/auth.ts';

/** A user, as tests know one: what the query `CurrentUser` answers. */
export const ada = {
  __typename: 'User' as const,
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
} satisfies CurrentUser & { __typename: 'User' };
