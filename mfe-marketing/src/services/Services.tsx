import { toApiError } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { LoadFailure } from '@site/ui';
import type { ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';

const SERVICES = graphql(`
  query Services {
    services {
      ...ServiceCard_service
    }
  }
`);

interface ServicesProps {
  /** Shown while they load. */
  waiting: ReactNode;
  children: (services: readonly ServiceCard_ServiceFragment[]) => ReactNode;
}

/** The services of the catalogue: one list, so that the second page that shows it finds it in the cache. */
export function Services({ waiting, children }: ServicesProps) {
  const { data, error, refetch } = useQuery(SERVICES);
  if (data) return children(data.services);
  if (!error) return waiting;
  return <LoadFailure what="The services" message={toApiError(error).message} onRetry={refetch} />;
}
