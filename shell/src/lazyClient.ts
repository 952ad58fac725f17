import { ApiError, type ApolloClient } from '@site/platform';

/** The site's one GraphQL client, loaded on first use: pages without data do without Apollo. */
export function createLazyClient() {
  let client: Promise<ApolloClient> | undefined;
  return () => {
    client ??= import('@site/platform/data').then(
      ({ createApolloClient }) => createApolloClient(),
      () => Promise.reject(ApiError.unreachable()),
    );
    // A failed load is forgotten, so that the next call tries again.
    client.catch(() => (client = undefined));
    return client;
  };
}
