import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, map, of, throwError } from 'rxjs';
import { fromApollo } from './apolloErrors.ts';
import { DiscardingCache } from './discardingCache.ts';

/** What a read does on 401: reject (the default), or resolve without data. */
export type On401 = 'throw' | 'empty';

declare module '@apollo/client' {
  interface DefaultContext {
    on401?: On401;
  }
}

const UNAUTHENTICATED = 401;

/** Turns every failure into the site's ApiError before Apollo sees it, so that pages know one error type. */
const errorLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map(result => {
      if (result.errors?.length) throw fromApollo(new CombinedGraphQLErrors(result, result.errors));
      return result;
    }),
    catchError((cause: unknown) => {
      const error = fromApollo(cause);
      const empty = error.status === UNAUTHENTICATED && operation.getContext().on401 === 'empty';
      return empty ? of({ data: null }) : throwError(() => error);
    }),
  ),
);

/**
 * The site's client: cache first, never stale by itself, no refetch on focus or interval, no retries
 * (docs/specification.md#calls). `fetch` is replaced in tests.
 */
export function createApolloClient(options: { uri?: string; fetch?: typeof fetch } = {}) {
  const { uri = '/graphql', ...http } = options;
  return new ApolloClient({
    cache: new DiscardingCache(),
    link: ApolloLink.from([errorLink, new HttpLink({ uri, credentials: 'include', ...http })]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' }, query: { fetchPolicy: 'cache-first' } },
  });
}
