import { ApiError, type ApolloClient } from '@site/platform';

/**
 * The site's one GraphQL client, loaded on first use: pages without data do without Apollo.
 * @param onUnauthenticated called for each 401
 */
export function createLazyClient(onUnauthenticated: () => void) {
  let client: Promise<ApolloClient> | undefined;
  return () => {
    client ??= import('@site/platform/data').then(
      ({ createApolloClient }) => createApolloClient({ onUnauthenticated }),
      () => Promise.reject(ApiError.unreachable()),
    );
    // A failed load is forgotten, so that the next call tries again.
    client.catch(() => (client = undefined));
    return client;
  };
}
