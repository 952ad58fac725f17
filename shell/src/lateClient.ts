import { ApiError, type ApolloClient } from '@site/platform';

/** The site's one GraphQL client, from when somebody first asks for it: pages that read no data do without Apollo. */
export function createLateClient() {
  let client: Promise<ApolloClient> | undefined;
  return () => {
    client ??= import('@site/platform/data').then(
      ({ createApolloClient }) => createApolloClient(),
      () => Promise.reject(ApiError.unreachable()),
    );
    // What failed is forgotten, so that the next call tries again.
    client.catch(() => (client = undefined));
    return client;
  };
}
