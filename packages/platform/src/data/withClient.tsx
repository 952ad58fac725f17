import type { ReactElement, ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { RemoteDeps } from '../remoteModule.ts';

/**
 * Around what uses `useQuery` without a client.
 * @deprecated For builds of contract 3. A page hands `useQuery` the client.
 * @param client `deps.client`; rejects where the data layer could not be fetched
 */
export async function withClient(client: RemoteDeps['client'], children: ReactNode): Promise<ReactElement> {
  return <ApolloProvider client={await client()}>{children}</ApolloProvider>;
}
