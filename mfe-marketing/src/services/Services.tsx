import type { ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { LoadFailure } from '@site/ui';
import type { ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { ServicesQuery } from '../gql/graphql.ts';

const SERVICES = graphql(`
  query Services {
    services {
      ...ServiceCard_service
    }
  }
`);

interface ServicesProps {
  client: ApolloClient;
  /** Shown while they load. */
  waiting: ReactNode;
  /** Shown below the failure, if they do not come. */
  instead?: ReactNode;
  children: (services: ServicesQuery['services']) => ReactNode;
}

/** The services of the catalogue: one list, so that the second page that shows it finds it in the cache. */
export function Services({ client, waiting, instead, children }: ServicesProps) {
  const { data, error, refetch } = useQuery(SERVICES, { client });
  if (data) return children(data.services);
  if (!error) return waiting;
  return (
    <>
      <LoadFailure what="The services" error={error} onRetry={refetch} />
      {instead}
    </>
  );
}
