import { toApiError } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Badge, Figure, Heading, LoadFailure, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { ServicesPreview_ServiceFragment } from '../gql/graphql.ts';
import {
  RowNumber,
  numberOf,
  PreviewList,
  PreviewRow,
  PreviewSkeleton,
  Price,
  SHOWN,
  Words,
} from './PreviewRows.tsx';

const HOME_SERVICES = graphql(`
  query HomeServices {
    services {
      ...ServicesPreview_service
    }
  }

  fragment ServicesPreview_service on Service {
    id
    title
    description
    price
    isVip
  }
`);

function ServiceRow({ service, index }: { service: ServicesPreview_ServiceFragment; index: number }) {
  return (
    <PreviewRow>
      <RowNumber>{numberOf(index)}</RowNumber>
      <Words>
        <Heading level={3}>{service.title}</Heading>
        {service.isVip && <Badge $tone="gold">PREMIUM</Badge>}
      </Words>
      <Words as={Text} $muted>
        {service.description}
      </Words>
      <Price>{service.price && <Figure>{service.price}</Figure>}</Price>
    </PreviewRow>
  );
}

/** The first three services, numbered. */
export function ServicesPreview() {
  const { data, error, refetch } = useQuery(HOME_SERVICES);
  if (error)
    return (
      <LoadFailure
        what="The services"
        message={toApiError(error).message}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  if (!data) return <PreviewSkeleton />;
  return (
    <PreviewList>
      {data.services.slice(0, SHOWN).map((service, index) => (
        <ServiceRow key={service.id} service={service} index={index} />
      ))}
    </PreviewList>
  );
}
