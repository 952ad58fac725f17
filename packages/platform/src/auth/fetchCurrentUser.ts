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
      profileImageUrl
    }
  }
`);

/** After this long there is no answer. */
const TIMEOUT_MS = 5000;

/** @returns the current user; null for a visitor; undefined when the gateway gave no usable answer */
export async function fetchCurrentUser(
  fetch: typeof globalThis.fetch,
): Promise<CurrentUser | null | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      body: JSON.stringify({ operationName: 'CurrentUser', query: String(CURRENT_USER) }),
    });
    if (!response.ok) return undefined;
    const { data, errors } = (await response.json()) as { data?: CurrentUserQuery | null; errors?: unknown };
    // A field that failed is null, too.
    return errors ? undefined : data?.currentUser;
  } catch {
    return undefined;
  }
}
