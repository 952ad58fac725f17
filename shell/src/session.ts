import { CURRENT_USER, type ApolloClient, type CurrentUser } from '@site/platform';

/**
 * Who is logged in; null for a visitor. A failed call counts as a visitor and is not tried again
 * (specification, section 4), so the answer is kept where every reader of the session finds it.
 */
export async function askWhoIsThere(client: ApolloClient): Promise<CurrentUser | null> {
  try {
    const { data } = await client.query({ query: CURRENT_USER });
    return data?.currentUser ?? null;
  } catch {
    client.writeQuery({ query: CURRENT_USER, data: { currentUser: null } });
    return null;
  }
}
