import type { ReactElement, ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { RemoteDeps } from '../remoteModule.ts';

/**
 * Around a part of a page that reads data: what is inside may use `useQuery` and `useMutation`.
 * @param client `deps.client`; rejects where the data layer could not be fetched
 */
export async function withClient(client: RemoteDeps['client'], children: ReactNode): Promise<ReactElement> {
  return <ApolloProvider client={await client()}>{children}</ApolloProvider>;
}
