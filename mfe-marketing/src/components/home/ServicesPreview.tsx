import { styled, useQuery } from '@site/platform';
import { Badge, Figure, from, Heading, Skeleton, Text, VisuallyHidden } from '@site/ui';
import { graphql } from '../../gql/gql.ts';
import type { ServicesPreview_ServiceFragment } from '../../gql/graphql.ts';
import { LoadFailure } from '../LoadFailure.tsx';

export const HOME_SERVICES = graphql(`
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

/** How many services Home shows (specification, section 9). */
const SHOWN = 3;

const List = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 8px 0;
  min-height: 168px;
  padding-block: 32px;
  border-top: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: 96px minmax(0, 4fr) minmax(0, 5fr) 200px;
    gap: 0 32px;
    min-height: 136px;
  }
`;

const Words = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 12px;
  ${from.desktop} {
    grid-column: auto;
  }
`;

const Price = styled.div`
  grid-column: 2;
  ${from.desktop} {
    grid-column: auto;
    text-align: right;
  }
`;

const Number = styled(Figure)`
  padding-top: 6px;
  color: var(--muted);
`;

const numberOf = (index: number) => String(index + 1).padStart(2, '0');

function PreviewRow({ service, index }: { service: ServicesPreview_ServiceFragment; index: number }) {
  return (
    <Row>
      <Number>{numberOf(index)}</Number>
      <Words>
        <Heading level={3}>{service.title}</Heading>
        {service.isVip && <Badge $tone="gold">PREMIUM</Badge>}
      </Words>
      <Words as={Text} $muted>
        {service.description}
      </Words>
      <Price>{service.price && <Figure>{service.price}</Figure>}</Price>
    </Row>
  );
}

function PreviewSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading services…</VisuallyHidden>
      <List aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, index) => (
          <Row key={index}>
            <Number>{numberOf(index)}</Number>
            <Skeleton $width="60%" $height={32} />
            <Skeleton $height={72} />
          </Row>
        ))}
      </List>
    </>
  );
}

/** The first three services, numbered. */
export function ServicesPreview() {
  const { data, error, refetch } = useQuery(HOME_SERVICES);
  if (error) return <LoadFailure what="The services" error={error} onRetry={() => refetch()} />;
  if (!data) return <PreviewSkeleton />;
  return (
    <List>
      {data.services.slice(0, SHOWN).map((service, index) => (
        <PreviewRow key={service.id} service={service} index={index} />
      ))}
    </List>
  );
}
