import { Badge, Figure, Heading, Text } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
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
import { Services } from './Services.tsx';

function ServiceRow({ service, index }: { service: ServiceCard_ServiceFragment; index: number }) {
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
export const ServicesPreview = () => (
  <Services waiting={<PreviewSkeleton />}>
    {services => (
      <PreviewList>
        {services.slice(0, SHOWN).map((service, index) => (
          <ServiceRow key={service.id} service={service} index={index} />
        ))}
      </PreviewList>
    )}
  </Services>
);
