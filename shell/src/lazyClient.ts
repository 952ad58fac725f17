import { ApiError, type ApolloClient, type Auth } from '@site/platform';
import type * as DataLayer from '@site/platform/data';

interface LazyClientOptions {
  auth: Auth;
  /** Called for each load that failed, with its cause. */
  onFailure(cause: unknown): void;
  /** For tests. */
  load?(): Promise<Pick<typeof DataLayer, 'createApolloClient'>>;
}

/** As long as any other call may take (packages/platform/src/data/apolloClient.ts). */
const TIMEOUT_MS = 20_000;

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS));

/** The site's one GraphQL client, `deps.client` of the microfrontends. Loaded on first use: pages without data do without Apollo. */
export function createLazyClient({
  auth,
  onFailure,
  load = () => import('@site/platform/data'),
}: LazyClientOptions): () => Promise<ApolloClient> {
  let client: Promise<ApolloClient> | undefined;
  return () => {
    client ??= Promise.race([load(), timeout()]).then(
      ({ createApolloClient }) => createApolloClient({ auth }),
      (cause: unknown) => {
        onFailure(cause);
        throw ApiError.unreachable();
      },
    );
    // A failed load is forgotten, so that the next call tries again.
    client.catch(() => (client = undefined));
    return client;
  };
}
