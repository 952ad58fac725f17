import { createElement, type ReactElement, type ReactNode } from 'react';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { catchError, map, of, throwError, timeout } from 'rxjs';
import { toApiError, type ApiError } from '../apiError.ts';
import type { Auth } from '../auth/auth.ts';
import { userHeaders } from '../auth/userHeaders.ts';
import type { RemoteDeps } from '../remoteModule.ts';
import { DiscardingCache } from './discardingCache.ts';
import { fromGraphQLError, fromResponse } from './fromResponse.ts';

/** What a read does on 401: reject (the default), or resolve without data. */
export type On401 = 'throw' | 'empty';

declare module '@apollo/client' {
  interface DefaultContext {
    on401?: On401;
  }
}

const UNAUTHENTICATED = 401;

/** Longer than the shell host waits for a gateway, whose answer says more. */
const TIMEOUT_MS = 20_000;

/**
 * Turns every failure into the site's ApiError before Apollo sees it, so that pages know one error type.
 * @param onUnauthenticated called for each 401
 */
const errorLink = (onUnauthenticated: () => void) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      timeout({ first: TIMEOUT_MS }),
      map(result => {
        if (result.errors?.length) throw fromApollo(new CombinedGraphQLErrors(result, result.errors));
        return result;
      }),
      catchError((cause: unknown) => {
        const error = fromApollo(cause);
        if (error.status !== UNAUTHENTICATED) return throwError(() => error);
        onUnauthenticated();
        return operation.getContext().on401 === 'empty' ? of({ data: null }) : throwError(() => error);
      }),
    ),
  );

/** The site's error for whatever Apollo's links throw or deliver. */
function fromApollo(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphQLError(error.errors[0] ?? { message: '' }, 500);
  if (ServerError.is(error) || ServerParseError.is(error))
    return fromResponse(error.response, error.bodyText);
  return toApiError(error);
}

export interface ClientOptions {
  uri?: string;
  /** Replaced in tests. */
  fetch?: typeof fetch;
  /** Whose calls these are; a 401 ends their session. */
  auth: Pick<Auth, 'current' | 'endSession'>;
}

/**
 * The site's client: cache first, never stale by itself, no refetch on focus or interval, no retries
 * (docs/specification.md#calls).
 */
export function createApolloClient({ uri = '/graphql', auth, ...http }: ClientOptions) {
  return new ApolloClient({
    cache: new DiscardingCache(),
    link: ApolloLink.from([
      errorLink(auth.endSession),
      new SetContextLink(({ headers }) => ({ headers: { ...headers, ...userHeaders(auth) } })),
      new HttpLink({ uri, credentials: 'include', ...http }),
    ]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' }, query: { fetchPolicy: 'cache-first' } },
  });
}

/**
 * Around what uses `useQuery` without a client.
 * @deprecated For builds of contract 3. A page hands `useQuery` the client.
 * @param client `deps.client`; rejects where the data layer could not be fetched
 */
export async function withClient(client: RemoteDeps['client'], children: ReactNode): Promise<ReactElement> {
  return createElement(ApolloProvider, { client: await client(), children });
}
