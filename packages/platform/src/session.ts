import { useQuery } from '@apollo/client/react';
import { graphql } from './gql/gql.ts';
import type { CurrentUserQuery } from './gql/graphql.ts';

/** Who is logged in. Shell and remotes read the same cache entry, so it is asked once a page load. */
export const CURRENT_USER = graphql(`
  query CurrentUser {
    currentUser {
      id
      email
      firstName
      lastName
    }
  }
`);

export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'member'; user: CurrentUser };

/** The login state. A failed call counts as not logged in and is not tried again (specification, section 4). */
export function useSession(): Session {
  const { data, loading } = useQuery(CURRENT_USER);
  if (data?.currentUser) return { status: 'member', user: data.currentUser };
  return { status: loading ? 'loading' : 'visitor' };
}

/** First name, else e-mail, else "User" (specification, section 2). */
export const displayName = (user: CurrentUser) => user.firstName?.trim() || user.email || 'User';
