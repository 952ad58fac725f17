import { graphql } from '../gql/gql.ts';
import type { CurrentUserQuery } from '../gql/graphql.ts';
import type { CurrentUser } from './auth.ts';

// A string, not a parsed document: the user is read without a GraphQL client.
const CURRENT_USER = graphql(`
  query CurrentUser {
    currentUser {
      id
      email
      firstName
      lastName
    }
  }
`);

/** @returns the current user; null for a visitor; undefined when the gateway gave no usable answer */
export async function fetchCurrentUser(
  fetch: typeof globalThis.fetch,
): Promise<CurrentUser | null | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      body: JSON.stringify({ operationName: 'CurrentUser', query: String(CURRENT_USER) }),
    });
    const { data } = (await response.json()) as { data?: CurrentUserQuery | null };
    return data?.currentUser;
  } catch {
    return undefined;
  }
}
