import type { RemoteDeps } from '@site/platform';
import { ApolloProvider } from '@site/platform/data';
import type { ReactNode } from 'react';

/** Puts the site's client around what reads data; both come late. */
export async function withData(client: RemoteDeps['client'], children: ReactNode) {
  return <ApolloProvider client={await client()}>{children}</ApolloProvider>;
}
